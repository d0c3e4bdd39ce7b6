-- The overview of the admin area: how many customers have each plan, what happened on a day, and the newest analyses and visits.
create or replace function require_overview_reader() returns void
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  if not acts_as_jobs() and not is_admin() then
    raise insufficient_privilege using message = 'only an admin reads the overview';
  end if;
end $$;

-- Of each plan at most p_most; null counts all of them.
create or replace function count_customers_by_plan(p_most integer) returns table (plan text, number bigint)
  language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off
as $$
declare
  v_plan text;
begin
  perform require_overview_reader();
  foreach v_plan in array array['free', 'pro', 'expert'] loop
    return query select v_plan, count(*)
      from (select from customers c where c.deleted_at is null and c.plan_type = v_plan limit p_most) counted;
  end loop;
end $$;
grant execute on function count_customers_by_plan to vindbaar_app, vindbaar_jobs;

-- What happened on a day in Amsterdam: each a range of one index.
create or replace function figures_of_day(p_day date) returns table (figure text, number bigint)
  language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off
as $$
declare
  v_from timestamptz := p_day::timestamp at time zone 'Europe/Amsterdam';
  v_until timestamptz := (p_day + 1)::timestamp at time zone 'Europe/Amsterdam';
begin
  perform require_overview_reader();
  return query
    select 'publishes', count(*) from audit_log l where l.act = 'profile-published' and l.at >= v_from and l.at < v_until
    union all
    select 'analyses', (select count(*) from reports r where r.aangemaakt_op >= v_from and r.aangemaakt_op < v_until)
      + (select count(*) from reports_free f where f.created_at >= v_from and f.created_at < v_until)
    union all
    select 'visits', coalesce(sum(v.hits), 0) from crawler_visits v
      where v.verdict = 'verified' and v.visited_at >= v_from and v.visited_at < v_until
    union all
    select 'waitlist', count(*) from waitlist w where w.created_at >= v_from and w.created_at < v_until;
end $$;
grant execute on function figures_of_day to vindbaar_app, vindbaar_jobs;

-- Newest first, after a place.
create or replace function newest_analyses(p_before timestamptz, p_before_id uuid, p_limit integer)
  returns table (id uuid, at timestamptz, user_id uuid, email text, url text, score integer, kind text)
  language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off
as $$
begin
  perform require_overview_reader();
  return query
    select n.id, n.at, n.user_id, a.email, n.url, n.score, n.kind from (
      (select r.id, r.aangemaakt_op as at, r.user_id, r.url, r.score, case when r.monthly then 'monthly' else 'asked' end as kind
       from reports r where (r.aangemaakt_op, r.id) < (p_before, p_before_id)
       order by r.aangemaakt_op desc, r.id desc limit p_limit)
      union all
      (select f.id, f.created_at, f.user_id, f.url, f.score, 'free'
       from reports_free f where (f.created_at, f.id) < (p_before, p_before_id)
       order by f.created_at desc, f.id desc limit p_limit)
    ) n join accounts a on a.user_id = n.user_id
    order by n.at desc, n.id desc limit p_limit;
end $$;
grant execute on function newest_analyses to vindbaar_app;

create or replace function newest_verified_visits(p_before timestamptz, p_before_id uuid, p_limit integer)
  returns table (id uuid, at timestamptz, user_id uuid, email text, website text, crawler text, format text, hits integer)
  language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off
as $$
begin
  perform require_overview_reader();
  return query
    select v.id, v.visited_at, v.user_id, a.email, d.domain_name, v.crawler, v.format, v.hits
    from crawler_visits v join accounts a on a.user_id = v.user_id join domains d on d.id = v.domain_id
    where v.verdict = 'verified' and (v.visited_at, v.id) < (p_before, p_before_id)
    order by v.visited_at desc, v.id desc limit p_limit;
end $$;
grant execute on function newest_verified_visits to vindbaar_app;
