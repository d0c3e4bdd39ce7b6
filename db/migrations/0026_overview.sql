CREATE TABLE "daily_figures" (
	"day" date NOT NULL,
	"figure" text NOT NULL,
	"number" bigint NOT NULL,
	CONSTRAINT "daily_figures_day_figure_pk" PRIMARY KEY("day","figure"),
	CONSTRAINT "daily_figures_figure" CHECK ("daily_figures"."figure" in ('customers-free', 'customers-pro', 'customers-expert', 'publishes', 'analyses', 'visits', 'waitlist'))
);
--> statement-breakpoint
ALTER TABLE "daily_figures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "domains" ADD COLUMN "plan_ends_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "crawler_visits_verified" ON "crawler_visits" USING btree ("visited_at","id") WHERE verdict = 'verified';--> statement-breakpoint
CREATE INDEX "domains_plan_ends_at" ON "domains" USING btree ("plan_ends_at") WHERE plan_ends_at is not null;--> statement-breakpoint
CREATE INDEX "reports_newest" ON "reports" USING btree ("aangemaakt_op","id");--> statement-breakpoint
CREATE INDEX "reports_free_newest" ON "reports_free" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_plan_ends" CHECK ("domains"."plan_ends_at" is null or "domains"."plan_type" <> 'free' and "domains"."plan_type" is not null);--> statement-breakpoint
CREATE POLICY "admin may select" ON "daily_figures" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "daily_figures" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may insert" ON "daily_figures" AS PERMISSIVE FOR INSERT TO "vindbaar_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may update" ON "daily_figures" AS PERMISSIVE FOR UPDATE TO "vindbaar_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER POLICY "owner may insert" ON "domains" TO vindbaar_app WITH CHECK ("domains"."user_id" = (select app_user_id()) and not "domains"."is_primary" and "domains"."plan_type" is null and "domains"."plan_ends_at" is null and "domains"."verified_at" is null and "domains"."live_name" is null and "domains"."displaced_at" is null and plan_in_force("domains"."user_id") = 'expert');--> statement-breakpoint

-- db/sql/admin/overview.sql
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
-- end of db/sql/admin/overview.sql

-- db/sql/customers.sql
-- The list of customers for admins: keeps `customers`, and searches it. pg_trgm finds parts of words and words with typing errors by
-- an index; it comes with PostgreSQL and with PGlite.
create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;
create index if not exists customers_search on customers using gin (search extensions.gin_trgm_ops);

-- Lower case, without accents, with single spaces. Lower case last: a database with the locale C knows only the capitals of ASCII, which
-- are what remains of most others without their accents. The others are named, with the letters that people type for them. Most texts are
-- ASCII, which takes none of that.
create or replace function fold_text(p_text text) returns text
  language sql immutable parallel safe
as $$
  select btrim(regexp_replace(lower(case when octet_length(p_text) = char_length(p_text) then p_text else translate(
    replace(replace(replace(replace(replace(replace(replace(replace(
      regexp_replace(normalize(p_text, nfd), '[\u0300-\u036f]', '', 'g'),
      'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th'),
    'øØłŁđĐðÐıħĦΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ',
    'oollddddihhαβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюя') end), '\s+', ' ', 'g'))
$$;
grant execute on function fold_text to vindbaar_app, vindbaar_jobs;

-- What `customers` holds.
create or replace view customer_rows as
  select a.user_id,
    case when a.deleted_at is not null then 'deleted' when a.suspended_at is not null then 'suspended' else 'active' end as state,
    coalesce(r.role, 'user') as role,
    coalesce(case when d.plan_ends_at is null or d.plan_ends_at > now() then d.plan_type end, s.plan_type, 'free') as plan_type,
    coalesce(nullif(fold_text(coalesce(nullif(p.company_name, ''), a.display_name)), ''), '~') as name,
    a.email,
    ' ' || left(fold_text(concat_ws(' ', a.email, a.display_name, p.company_name, p.url, d.domain_name, (
      select string_agg(concat_ws(' ', od.domain_name, op.company_name), ' ')
      from domains od left join profiles op on op.id = od.user_id and op.domain_id = od.id
      where od.user_id = a.user_id and not od.is_primary
    ))), 4000) as search,
    a.created_at,
    coalesce(a.last_sign_in_at, 'epoch') as signed_in_at,
    a.deleted_at
  from accounts a
  left join user_roles r on r.user_id = a.user_id
  left join user_subscriptions s on s.user_id = a.user_id
  left join domains d on d.user_id = a.user_id and d.is_primary
  left join profiles p on p.id = a.user_id and p.domain_id = d.id;

create or replace function customer_row(p_user_id uuid) returns setof customers
  language sql stable security definer set search_path = public, pg_temp
as $$ select * from customer_rows where user_id = p_user_id $$;

create or replace function refresh_customer(p_user_id uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  -- Waits for a transaction that changes the same account, and reads what it wrote.
  perform from customers where user_id = p_user_id for update;
  insert into customers as c select * from customer_row(p_user_id)
  on conflict (user_id) do update set
    (state, role, plan_type, name, email, search, created_at, signed_in_at, deleted_at) =
    (excluded.state, excluded.role, excluded.plan_type, excluded.name, excluded.email, excluded.search, excluded.created_at,
     excluded.signed_in_at, excluded.deleted_at)
  where (c.state, c.role, c.plan_type, c.name, c.email, c.search, c.created_at, c.signed_in_at, c.deleted_at) is distinct from
    (excluded.state, excluded.role, excluded.plan_type, excluded.name, excluded.email, excluded.search, excluded.created_at,
     excluded.signed_in_at, excluded.deleted_at);
  perform pg_notify('streams', 'customers ' || p_user_id);
end $$;

create or replace function follow_customer() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform refresh_customer(case when tg_op = 'DELETE' then old.user_id else new.user_id end);
  return null;
end $$;
create or replace trigger customers after update of email, display_name, suspended_at, deleted_at, last_sign_in_at, created_at on accounts
  for each row execute function follow_customer();
create or replace trigger customers after update of role on user_roles for each row execute function follow_customer();
create or replace trigger customers after update of plan_type on user_subscriptions for each row execute function follow_customer();
create or replace trigger customers after insert or delete or update of domain_name, plan_type, plan_ends_at, is_primary on domains
  for each row execute function follow_customer();

create or replace function follow_customer_profile() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform refresh_customer(new.id);
  return null;
end $$;
create or replace trigger customers after insert or update of company_name, url on profiles
  for each row execute function follow_customer_profile();

-- A website's own plan ends without a change of any row: what is listed under it follows daily.
create or replace function refresh_ended_website_plans(p_since timestamptz, p_until timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if not acts_as_jobs() then
    raise insufficient_privilege using message = 'only a job refreshes the list of customers';
  end if;
  perform refresh_customer(user_id) from domains where plan_ends_at >= p_since and plan_ends_at <= p_until and is_primary;
end $$;
revoke execute on function refresh_ended_website_plans from vindbaar_app;
grant execute on function refresh_ended_website_plans to vindbaar_jobs;

-- The list also shows what it does not search by. A notification may be at most 8,000 bytes: more than 200 are told as 'any'.
create or replace function tell_customers() returns trigger
  language plpgsql
as $$
declare
  v_ids uuid[];
begin
  if tg_table_name = 'profiles' then
    v_ids := array(select distinct id from changed);
  else
    v_ids := array(select distinct user_id from changed);
  end if;
  if cardinality(v_ids) > 0 then
    perform pg_notify('streams', 'customers ' || case when cardinality(v_ids) > 200 then 'any' else array_to_string(v_ids, ' ') end);
  end if;
  return null;
end $$;
create or replace trigger customers_told after update on profiles referencing new table as changed
  for each statement execute function tell_customers();
create or replace trigger customers_told after update on user_subscriptions referencing new table as changed
  for each statement execute function tell_customers();
create or replace trigger customers_told after delete on customers referencing old table as changed
  for each statement execute function tell_customers();

create or replace function tell_new_customer() returns trigger
  language plpgsql
as $$
begin
  perform pg_notify('streams', 'customers new');
  return null;
end $$;
create or replace trigger customers_new after insert on customers for each row execute function tell_new_customer();

-- What a search finds: at most 2,000 accounts by id, or, when it finds more, the condition that each of very many meets. Words with
-- typing errors count only where no account has the words as typed.
create or replace function match_customers(p_query text, out ids uuid[], out condition text)
  language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off
as $$
declare
  v_word text;
  v_similar text;
begin
  if coalesce(fold_text(p_query), '') = '' then
    return;
  end if;
  for v_word in select word from unnest(string_to_array(fold_text(p_query), ' ')) with ordinality as w (word, n) where n <= 8 loop
    -- A word of one or two letters begins a word; a longer one may stand anywhere.
    condition := concat_ws(' and ', condition, 'c.search like ' || quote_literal(
      case when char_length(v_word) < 3 then '% ' else '%' end || replace(replace(replace(v_word, '\', '\\'), '%', '\%'), '_', '\_') || '%'));
    v_similar := concat_ws(' and ', v_similar, quote_literal(v_word) || ' operator(extensions.<%) c.search');
  end loop;
  execute 'select array_agg(user_id) from (select c.user_id from customers c where ' || condition || ' limit 2001) found' into ids;
  if ids is null and fold_text(p_query) !~ '[%_\\*]' and char_length(fold_text(p_query)) >= 4 then
    perform set_config('pg_trgm.word_similarity_threshold', '0.4', true);
    execute 'select array_agg(user_id) from (select c.user_id from customers c where ' || v_similar || ' limit 2000) found' into ids;
  end if;
  if cardinality(ids) > 2000 then
    ids := null;
  else
    condition := null;
    ids := coalesce(ids, '{}');
  end if;
end $$;

create or replace function customer_conditions(p_matched uuid[], p_condition text, p_plan text, p_state text, p_role text) returns text
  language sql immutable
as $$
  select concat_ws(' and ',
    case p_state when 'deleted' then 'c.deleted_at is not null' else 'c.deleted_at is null' end,
    case when p_state in ('active', 'suspended') then 'c.state = ' || quote_literal(p_state) end,
    'c.plan_type = ' || quote_literal(p_plan), 'c.role = ' || quote_literal(p_role),
    'c.user_id = any (' || quote_literal(p_matched::text) || '::uuid[])', p_condition)
$$;

-- One page, in order, after a place; `sort` is one of the columns below. `sort_key` is where the next page goes on.
create or replace function find_customers(
  p_query text, p_plan text, p_state text, p_role text, p_sort text, p_descending boolean, p_after text, p_after_id uuid, p_limit integer
) returns table (user_id uuid, sort_key text)
  language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off set enable_bitmapscan = on
as $$
declare
  v_match record;
  v_way text := case when p_descending then 'desc' else 'asc' end;
  v_past text := case when p_descending then '<' else '>' end;
begin
  if not is_admin() or p_sort not in ('created_at', 'name', 'email', 'signed_in_at', 'deleted_at') then
    raise insufficient_privilege using message = 'only an admin lists customers';
  end if;
  select * into v_match from match_customers(p_query);
  -- So common that the order of the list meets them soon: a bitmap would first collect them all.
  if v_match.condition is not null then
    perform set_config('enable_bitmapscan', 'off', true);
  end if;
  return query execute format(
    'select c.user_id, case when %1$L in (''name'', ''email'') then c.%1$I::text
       else to_char(c.%1$I::text::timestamptz at time zone ''UTC'', ''YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'') end
     from customers c where %2$s %3$s order by c.%1$I %4$s, c.user_id %4$s limit %5$s',
    p_sort, customer_conditions(v_match.ids, v_match.condition, p_plan, p_state, p_role),
    case when p_after is null then '' else format('and (c.%I, c.user_id) %s (%L, %L)', p_sort, v_past, p_after, p_after_id) end,
    v_way, p_limit);
end $$;
grant execute on function find_customers to vindbaar_app;

-- How many there are for each tab, counted up to a thousand and one.
create or replace function count_customers(
  p_query text, p_state text, out everyone integer, out free integer, out pro integer, out expert integer, out admins integer
)
  language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off set enable_bitmapscan = on
as $$
declare
  v_match record;
  v_counts integer[] := '{}';
  v_one integer;
  v_tab text[];
begin
  if not is_admin() then
    raise insufficient_privilege using message = 'only an admin counts customers';
  end if;
  select * into v_match from match_customers(p_query);
  if v_match.condition is not null then
    perform set_config('enable_bitmapscan', 'off', true);
  end if;
  foreach v_tab slice 1 in array array[[null, null], ['free', null], ['pro', null], ['expert', null], [null, 'admin']] loop
    execute 'select count(*)::int from (select from customers c where '
      || customer_conditions(v_match.ids, v_match.condition, v_tab[1], p_state, v_tab[2]) || ' limit 1001) counted' into v_one;
    v_counts := v_counts || v_one;
  end loop;
  everyone := v_counts[1]; free := v_counts[2]; pro := v_counts[3]; expert := v_counts[4]; admins := v_counts[5];
end $$;
grant execute on function count_customers to vindbaar_app;
-- end of db/sql/customers.sql

-- db/sql/plan-in-force.sql
-- The plan in force for a domain: the domain's own until it ends, else the account's. A subscription that has ended counts as Free.
create or replace function plan_in_force(p_user_id uuid, p_domain_id uuid default null) returns text
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  perform require_right_over(p_user_id);
  return coalesce(
    (select d.plan_type from domains d where d.id = p_domain_id and d.user_id = p_user_id
       and (d.plan_ends_at is null or d.plan_ends_at > now())),
    (select s.plan_type from user_subscriptions s
     where s.user_id = p_user_id and s.deleted_at is null
       and (s.current_period_end is null or s.current_period_end > now())),
    'free'
  );
end $$;
grant execute on function plan_in_force to vindbaar_app, vindbaar_jobs;
-- end of db/sql/plan-in-force.sql

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

-- db/sql/sitemap-entries.sql
-- The rows that the table sitemap_entries must hold.
create or replace view sitemap_listings as
select v.id as user_id, v.number, v.profile_slug as slug, v.updated_at as changed_at,
  -- Only an extra website depends on a plan for being public: until the last Expert ends, its own or the account's.
  case when not v.is_primary then nullif(greatest(
    case when d.plan_type = 'expert' then coalesce(d.plan_ends_at, 'infinity') end,
    case when s.plan_type = 'expert' and s.deleted_at is null then coalesce(s.current_period_end, 'infinity') end
  ), 'infinity') end as listed_until
from public_profiles v
join domains d on d.id = v.domain_id
left join user_subscriptions s on s.user_id = v.id
where v.zichtbaarheid_ai;

-- Rewrites the entries of all profiles of an account, because its plan and its toggles affect each of them.
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
  -- Serialises changes of one account, so that the later one reads what the earlier one wrote. Taken at the end of the transaction,
  -- when it no longer waits for rows, so it cannot deadlock. Accounts share 1,024 locks, so that a bulk change fits the lock table.
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
create constraint trigger list after update of domain_name, is_primary, plan_type, plan_ends_at, deleted_at on domains deferrable initially deferred for each row
  execute function keep_sitemap_entries();
drop trigger if exists list on user_subscriptions;
create constraint trigger list after insert or update or delete on user_subscriptions deferrable initially deferred for each row
  execute function keep_sitemap_entries();
drop trigger if exists list on accounts;
create constraint trigger list after update of deleted_at on accounts deferrable initially deferred for each row
  execute function keep_sitemap_entries();
-- end of db/sql/sitemap-entries.sql

-- db/sql/table-rights.sql
-- Rights to tables and views, by role. The policies beside each table in db/schema limit the rows.
-- Every right that is not in this list is revoked.
revoke all on all tables in schema public from vindbaar_app, vindbaar_reader, vindbaar_jobs;

-- Customers, admins and visitors.
grant select on public_profiles, sitemap_entries to vindbaar_app;
grant insert, select, update, delete on waitlist, user_roles, user_subscriptions, domains, profiles to vindbaar_app;
grant select, update on accounts, email_templates to vindbaar_app;
grant insert, select on reports to vindbaar_app;
grant insert, select, delete on reports_free to vindbaar_app;
grant insert, select, update on analyses, comparisons, first_pages, own_file_checks, readings, shared_reports to vindbaar_app;
grant insert, select, update, delete on proposals to vindbaar_app;
grant select on crawler_visits, crawler_visit_days, images, image_sources, mail_suppressions to vindbaar_app;
grant select, delete on sign_in_attempts, newsletter_subscriptions to vindbaar_app;
grant select on audit_log, customers, daily_figures, domain_proofs, email_template_versions, email_template_tests, newsletter_mailings,
  newsletter_receivers to vindbaar_app;

-- Reads of visitors.
grant select on public_profiles, sitemap_entries, crawler_ranges to vindbaar_reader;

-- Background jobs.
grant select on public_profiles, user_roles, email_templates, mail_suppressions, newsletter_subscriptions, share_images,
  domain_proofs, email_template_versions to vindbaar_jobs;
grant insert, select on email_template_tests to vindbaar_jobs;
grant insert, select, update on daily_figures to vindbaar_jobs;
grant select, update on newsletter_mailings, newsletter_receivers to vindbaar_jobs;
grant select, update on waitlist, accounts, user_subscriptions to vindbaar_jobs;
grant select, update, delete on domains, profiles, comparisons, images, mail_outbox to vindbaar_jobs;
grant insert, select, update, delete on reports, reports_free, crawler_ranges to vindbaar_jobs;
grant select, delete on analyses, crawler_visits, crawler_visit_days, image_sources, own_file_checks, sign_in_attempts, rate_limits,
  readings, proposals to vindbaar_jobs;
grant select, update (address, email) on audit_log to vindbaar_jobs;

-- pg-boss, which has its own schema. Jobs may do anything in it except change its tables.
grant usage on schema jobs to vindbaar_jobs;
grant insert, select, update, delete on all tables in schema jobs to vindbaar_jobs;
grant execute on all functions in schema jobs to vindbaar_jobs;

-- better-auth, which has its own schema.
grant usage on schema auth to vindbaar_auth;
grant insert, select, update, delete on all tables in schema auth to vindbaar_auth;
-- end of db/sql/table-rights.sql
