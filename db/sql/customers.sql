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
