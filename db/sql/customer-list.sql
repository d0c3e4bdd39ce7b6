-- The list of customers for admins: a page of it, and how many each tab has. customer-search.sql tells what a search means.

create or replace function customer_filters(p_plan text, p_state text, p_role text) returns text
  language sql immutable
as $$
  select concat_ws(' and ',
    -- A suspended account is not deleted.
    case p_state when 'deleted' then 'c.deleted_at is not null' when 'suspended' then 'c.state = ''suspended''' else 'c.deleted_at is null' end,
    case when p_state = 'active' then 'c.state = ''active''' end,
    'c.plan_type = ' || quote_literal(p_plan), 'c.role = ' || quote_literal(p_role))
$$;

-- One page, in order, after a place. Its search is what customer_search found.
create or replace function customer_page(
  p_condition text, p_is_common boolean, p_filters text, p_sort text, p_descending boolean, p_after text, p_after_id uuid, p_limit integer,
  out ids uuid[], out sort_keys text[]
)
  language plpgsql stable security definer set search_path = public, pg_temp
  set enable_seqscan = off set enable_bitmapscan = on set enable_indexscan = on set jit = off
as $$
declare
  v_select text;
  v_listed text;
  v_order text;
  v_is_all boolean := false;
begin
  v_select := format('select array_agg(user_id), array_agg(sort_key) from (select c.user_id, ' || case when p_sort in ('name', 'email')
    then 'c.%I::text' else 'to_char(c.%I at time zone ''UTC'', ''YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'')' end || ' as sort_key ', p_sort);
  v_listed := 'from customers c where ' || p_filters || case when p_after is null then '' else
    format(' and (c.%I, c.user_id) %s (%L, %L)', p_sort, case when p_descending then '<' else '>' end, p_after, p_after_id) end;
  v_order := format(case when p_descending then ' order by c.%I desc, c.user_id desc limit ' else ' order by c.%I, c.user_id limit ' end, p_sort);
  if p_condition is null then
    execute v_select || v_listed || v_order || p_limit || ') page' into ids, sort_keys;
    return;
  end if;
  -- Few may be left after a place: then they are soon read.
  if p_is_common or p_after is not null then
    perform set_config('enable_bitmapscan', 'off', true);
    execute v_select || 'from (select c.* ' || v_listed || v_order || '5000) c where ' || p_condition || v_order || p_limit || ') page'
      into ids, sort_keys;
    v_is_all := coalesce(cardinality(ids), 0) = p_limit;
    if not v_is_all then
      execute 'select count(*) < 5000 from (select ' || v_listed || ' limit 5000) listed' into v_is_all;
    end if;
  end if;
  if not v_is_all then
    perform set_config('enable_bitmapscan', 'on', true), set_config('enable_indexscan', 'off', true);
    execute v_select || v_listed || ' and ' || p_condition || v_order || p_limit || ') page' into ids, sort_keys;
  end if;
end $$;

-- How many there are for each tab, counted up to a thousand and one.
create or replace function customer_counts(
  p_condition text, p_is_common boolean, p_state text, out everyone integer, out free integer, out pro integer, out expert integer,
  out admins integer
)
  language plpgsql stable security definer set search_path = public, pg_temp
  set enable_seqscan = off set enable_bitmapscan = on set enable_indexscan = on set jit = off
as $$
declare
  v_plan text;
  v_far boolean;
  v_counts integer[] := '{}';
  v_one integer;
  c_plans constant text[] := '{free,pro,expert}';
begin
  execute 'select count(*)::int from (select from customers c where ' || customer_filters(null, p_state, 'admin')
    || coalesce(' and ' || p_condition, '') || ' limit 1001) counted' into admins;
  if p_condition is null then
    foreach v_plan in array c_plans loop
      execute 'select count(*)::int from (select from customers c where ' || customer_filters(v_plan, p_state, null)
        || ' limit 1001) counted' into v_one;
      v_counts := v_counts || v_one;
    end loop;
  else
    -- What at least one in ten meets is soon found a thousand times.
    perform set_config('enable_bitmapscan', 'off', true);
    if p_is_common then
      execute 'select count(*) > 200 from (select c.search from customers c where ' || customer_filters(null, p_state, null)
        || ' order by c.created_at desc, c.user_id desc limit 2000) c where ' || p_condition into v_far;
    end if;
    if v_far then
      foreach v_plan in array c_plans loop
        execute 'select count(*)::int from (select from (select c.search from customers c where ' || customer_filters(v_plan, p_state, null)
          || ' limit 50000) c where ' || p_condition || ' limit 1001) counted' into v_one;
        v_counts := v_counts || v_one;
        if v_one < 1001 then
          execute 'select count(*) < 50000 from (select from customers c where ' || customer_filters(v_plan, p_state, null)
            || ' limit 50000) listed' into v_far;
        end if;
        exit when not v_far;
      end loop;
    end if;
    if v_far is not true then
      -- Read as far as the last of the three needs.
      perform set_config('enable_bitmapscan', 'on', true), set_config('enable_indexscan', 'off', true);
      execute 'with found as materialized (select c.plan_type from customers c where ' || customer_filters(null, p_state, null)
        || ' and ' || p_condition || ') select array[' || (
          select string_agg(format('(select count(*) from (select from found where plan_type = %L limit 1001) counted)', plan), ', ')
          from unnest(c_plans) as plans (plan)) || ']' into v_counts;
    end if;
  end if;
  free := v_counts[1]; pro := v_counts[2]; expert := v_counts[3];
  everyone := least(free + pro + expert, 1001);
end $$;

-- Both for one search, which is worked out once; `sort` is one of the columns below. The next page goes on at the last of `sort_keys`.
create or replace function find_customers(
  p_query text, p_plan text, p_state text, p_role text, p_sort text, p_descending boolean, p_after text, p_after_id uuid, p_limit integer,
  p_is_counted boolean, out ids uuid[], out sort_keys text[], out counts jsonb
)
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
declare
  v_search record;
begin
  if not is_admin() or p_sort not in ('created_at', 'name', 'email', 'signed_in_at', 'deleted_at') then
    raise insufficient_privilege using message = 'only an admin lists customers';
  end if;
  select * into v_search from customer_search(p_query);
  select p.ids, p.sort_keys into ids, sort_keys from customer_page(v_search.condition, v_search.is_common,
    customer_filters(p_plan, p_state, p_role), p_sort, p_descending, p_after, p_after_id, p_limit) p;
  if p_is_counted then
    select to_jsonb(c) into counts from customer_counts(v_search.condition, v_search.is_common, p_state) c;
  end if;
end $$;
grant execute on function find_customers to vindbaar_app;
