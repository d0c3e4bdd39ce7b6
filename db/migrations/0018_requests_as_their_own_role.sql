DROP POLICY "jobs may insert" ON "crawler_visit_days" CASCADE;--> statement-breakpoint
DROP POLICY "jobs may update" ON "crawler_visit_days" CASCADE;--> statement-breakpoint
DROP POLICY "jobs may insert" ON "crawler_visits" CASCADE;--> statement-breakpoint
DROP POLICY "jobs may update" ON "crawler_visits" CASCADE;--> statement-breakpoint
DROP POLICY "jobs may insert" ON "image_sources" CASCADE;--> statement-breakpoint
DROP POLICY "jobs may update" ON "image_sources" CASCADE;--> statement-breakpoint
DROP POLICY "jobs may insert" ON "images" CASCADE;--> statement-breakpoint
DROP POLICY "jobs may insert" ON "own_file_checks" CASCADE;--> statement-breakpoint
DROP POLICY "jobs may update" ON "own_file_checks" CASCADE;--> statement-breakpoint
CREATE POLICY "owner may insert" ON "own_file_checks" AS PERMISSIVE FOR INSERT TO "vindbaar_app" WITH CHECK ("own_file_checks"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may update" ON "own_file_checks" AS PERMISSIVE FOR UPDATE TO "vindbaar_app" USING ("own_file_checks"."user_id" = (select app_user_id())) WITH CHECK ("own_file_checks"."user_id" = (select app_user_id()));--> statement-breakpoint
-- What customers and visitors do runs as they, through the policies above or the functions below; each does one thing, for who calls it.
grant insert, update on own_file_checks to vindbaar_app;--> statement-breakpoint
revoke insert, update on own_file_checks, crawler_visits, crawler_visit_days, image_sources from vindbaar_jobs;--> statement-breakpoint
revoke insert on images from vindbaar_jobs;--> statement-breakpoint

-- Images. The hash is worked out here, so that nobody can say that an address gave an image that it did not.
create function request_wanted_images(p_now timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  insert into image_sources (user_id, kind, url, requested_at)
  select app_user_id(), kind, url, p_now from wanted_images(app_user_id()) on conflict do nothing
$$;--> statement-breakpoint
create function claim_wanted_image(p_now timestamptz, p_expired timestamptz) returns table (kind text, url text)
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
$$;--> statement-breakpoint
create function image_failed(p_kind text, p_url text, p_now timestamptz, p_problem text) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  update image_sources set state = 'mislukt', problem = p_problem, finished_at = p_now
  where user_id = app_user_id() and kind = p_kind and url = p_url
$$;--> statement-breakpoint
create function keep_image(
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
end $$;--> statement-breakpoint
create function retry_image(p_kind text, p_url text, p_now timestamptz, p_expired timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  update image_sources set state = 'bezig', problem = null, requested_at = p_now, claimed_at = null
  where user_id = app_user_id() and kind = p_kind and url = p_url and (state <> 'bezig' or claimed_at < p_expired)
$$;--> statement-breakpoint

-- Crawlers' visits: anyone's reading of a public page leaves one, and nobody but its owner reads it.
create function record_crawler_visits(p_visits jsonb) returns table (id uuid, nr integer)
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
$$;--> statement-breakpoint
-- What the name servers said later of one that was stored as unverifiable.
create function settle_crawler_visit(p_id uuid, p_verdict text) returns void
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
$$;--> statement-breakpoint

-- The newest score of a profile that everyone can see, where its plan has a badge to show it on.
create function badge_score(p_slug uuid) returns table (score integer, measured_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
as $$
  select r.score, r.aangemaakt_op from public_profiles v join reports r on r.user_id = v.id and r.domain_id = v.domain_id
  where v.profile_slug = p_slug and v.plan = 'expert' and r.score is not null
  order by r.aangemaakt_op desc limit 1
$$;--> statement-breakpoint
grant execute on function request_wanted_images, claim_wanted_image, image_failed, keep_image, retry_image,
  record_crawler_visits, settle_crawler_visit to vindbaar_app;--> statement-breakpoint
grant execute on function badge_score to vindbaar_reader;
