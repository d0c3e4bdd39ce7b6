-- Every read of a public page by a crawler is recorded; only the page's owner sees the visits.
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

-- Stores the verdict of reverse DNS for a visit that was recorded as unverifiable.
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
