-- db/sql/images.sql
-- The addresses of a profile's images. The photo of a person is fetched only with consent.
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

-- An image by its hash: for everyone if a public profile shows it, else only for the customer who had it fetched. The profiles
-- that show it decide which crawlers may read it; one profile that allows a crawler is enough.
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
      -- Limited, so that an image that many profiles share is still read fast.
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

-- The hash is computed here, so that a caller cannot store bytes under the hash of another image.
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
  -- An existing row is updated too: its lock makes a concurrent cleanup wait and see that the image is in use.
  insert into images (hash, type, bytes, width, height, on_dark)
  values (v_hash, p_type, p_bytes, p_width, p_height, p_on_dark)
  on conflict (hash) do update set hash = excluded.hash;
  update image_sources set state = 'opgehaald', problem = null, hash = v_hash, finished_at = p_now
  where user_id = app_user_id() and kind = p_kind and url = p_url;
end $$;
grant execute on function keep_image to vindbaar_app;

-- A picture that the customer sent, under the address where we serve it: the address must contain the hash, which is computed here.
create or replace function keep_upload(
  p_kind text, p_url text, p_now timestamptz, p_type text, p_bytes bytea, p_width integer, p_height integer, p_on_dark boolean
) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_hash text := encode(sha256(p_bytes), 'hex');
begin
  if p_url not like '%/' || v_hash || '.___' then
    raise exception 'The address of an uploaded picture does not contain its hash';
  end if;
  -- Written again where it is there already: that holds off whoever is clearing it away.
  insert into images (hash, type, bytes, width, height, on_dark)
  values (v_hash, p_type, p_bytes, p_width, p_height, p_on_dark)
  on conflict (hash) do update set hash = excluded.hash;
  insert into image_sources (user_id, kind, url, state, hash, requested_at, finished_at)
  values (app_user_id(), p_kind, p_url, 'opgehaald', v_hash, p_now, p_now)
  on conflict (user_id, kind, url) do update
  set state = 'opgehaald', problem = null, hash = v_hash, requested_at = p_now, finished_at = p_now;
end $$;
grant execute on function keep_upload to vindbaar_app;

create or replace function retry_image(p_kind text, p_url text, p_now timestamptz, p_expired timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  update image_sources set state = 'bezig', problem = null, requested_at = p_now, claimed_at = null
  where user_id = app_user_id() and kind = p_kind and url = p_url and (state <> 'bezig' or claimed_at < p_expired)
    -- An uploaded picture has its own hash in its address: there is nothing to fetch.
    and (hash is null or strpos(url, hash) = 0)
$$;
grant execute on function retry_image to vindbaar_app;

-- Stores the share image of a profile and removes the previous one. Null bytes record that it cannot be drawn.
create or replace function keep_share_image(
  p_domain_id uuid, p_words text, p_now timestamptz, p_bytes bytea, p_width integer, p_height integer
) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_hash text := encode(sha256(p_bytes), 'hex');
  v_old text;
begin
  -- Serialises two processes that draw the same profile.
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
  -- An image that another transaction is storing at this moment is left to the daily job.
  delete from images where hash in (
    select i.hash from images i
    where i.hash = v_old and i.hash is distinct from v_hash
      and not exists (select from share_images d where d.hash = i.hash)
      and not exists (select from image_sources s where s.hash = i.hash)
    for update skip locked);
end $$;
grant execute on function keep_share_image to vindbaar_app;
-- end of db/sql/images.sql
