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

-- How many of each plan there are, counted up to a thousand and one; null where only reading all that is found tells it.
create or replace function count_in_order(p_condition text, p_is_common boolean, p_state text, out counts integer[])
  language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off set enable_bitmapscan = on set jit = off
as $$
declare
  v_plan text;
  v_far boolean := true;
  v_one integer;
begin
  if p_condition is not null then
    -- Deleted accounts are few, and not kept in the order of plans.
    if not p_is_common or p_state = 'deleted' then
      return;
    end if;
    -- What at least one in ten meets is soon found a thousand times.
    perform set_config('enable_bitmapscan', 'off', true);
    execute 'select count(*) > 200 from (select c.user_id, c.search from customers c where ' || customer_filters(null, p_state, null)
      || ' order by c.created_at desc, c.user_id desc limit 2000) c where ' || p_condition into v_far;
  end if;
  foreach v_plan in array '{free,pro,expert}'::text[] loop
    exit when not v_far;
    if p_condition is null then
      execute 'select count(*)::int from (select from customers c where ' || customer_filters(v_plan, p_state, null)
        || ' limit 1001) counted' into v_one;
    else
      execute 'select count(*)::int from (select from (select c.user_id, c.search from customers c where ' || customer_filters(v_plan, p_state, null)
        || ' limit 50000) c where ' || p_condition || ' limit 1001) counted' into v_one;
      if v_one < 1001 then
        execute 'select count(*) < 50000 from (select from customers c where ' || customer_filters(v_plan, p_state, null)
          || ' limit 50000) listed' into v_far;
      end if;
    end if;
    counts := counts || v_one;
  end loop;
  if not v_far then
    counts := null;
  end if;
end $$;

-- One page, in order, after a place, and how many each tab has; `sort` is one of the columns below. The next page goes on at the last of
-- `sort_keys`. What is not soon found in an order is found by the index, once for both where they are of the same accounts.
create or replace function find_customers(
  p_query text, p_plan text, p_state text, p_role text, p_sort text, p_descending boolean, p_after text, p_after_id uuid, p_limit integer,
  p_is_counted boolean, out ids uuid[], out sort_keys text[], out counts jsonb
)
  language plpgsql stable security definer set search_path = public, pg_temp
  set enable_seqscan = off set enable_bitmapscan = on set enable_indexscan = on set jit = off set work_mem = '32MB'
as $$
declare
  v_search record;
  v_filters text := customer_filters(p_plan, p_state, p_role);
  v_order text;
  v_page text;
  v_is_page boolean := true;
  v_are_few boolean := coalesce(p_state in ('suspended', 'deleted'), false);
  v_counts integer[];
  v_found text;
  v_admins integer;
begin
  if not is_admin() or p_sort not in ('created_at', 'name', 'email', 'signed_in_at', 'deleted_at') then
    raise insufficient_privilege using message = 'only an admin lists customers';
  end if;
  if p_after is not null then
    v_filters := v_filters
      || format(' and (c.%I, c.user_id) %s (%L, %L)', p_sort, case when p_descending then '<' else '>' end, p_after, p_after_id);
  end if;
  v_order := format(case when p_descending then ' order by c.%I desc, c.user_id desc limit ' else ' order by c.%I, c.user_id limit ' end, p_sort);
  v_page := format('select array_agg(user_id) as ids, array_agg(sort_key) as sort_keys from (select c.user_id, '
    || case when p_sort in ('name', 'email') then 'c.%I::text'
      else 'to_char(c.%I at time zone ''UTC'', ''YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'')' end
    || ' as sort_key from ', p_sort);
  select * into v_search from customer_search(p_query);
  if v_search.condition is null then
    execute v_page || 'customers c where ' || v_filters || v_order || p_limit || ') page' into ids, sort_keys;
  else
    perform set_config('enable_bitmapscan', 'off', true);
    -- Few may be left after a place: then they are soon read. What many meet may stand far down an order, such as a name in that of names.
    -- Of suspended and deleted accounts, who are few, an index of their own soon lists all, unless one in five meets it.
    v_is_page := p_after is not null and not v_are_few;
    if v_search.is_common and not v_is_page then
      execute 'select count(*) >= ' || case when v_are_few then 20 else 5 end || ' from (select c.user_id, c.search from customers c where '
        || v_filters || v_order || case when v_are_few then 100 else 500 end || ') c where ' || v_search.condition into v_is_page;
    end if;
    if v_is_page then
      execute v_page || '(select c.* from customers c where ' || v_filters || v_order || '5000) c where ' || v_search.condition || v_order
        || p_limit || ') page' into ids, sort_keys;
      if coalesce(cardinality(ids), 0) < p_limit then
        execute 'select count(*) < 5000 from (select from customers c where ' || v_filters || ' limit 5000) listed' into v_is_page;
      end if;
    end if;
  end if;
  if p_is_counted then
    v_counts := count_in_order(v_search.condition, v_search.is_common and (v_is_page or not v_are_few), p_state);
  end if;
  v_found := 'with found as materialized (select '
    || case when v_are_few then 'c.*' else 'c.user_id, c.plan_type, c.' || quote_ident(p_sort) end || ' from customers c where '
    || customer_filters(null, p_state, null) || ' and ' || v_search.condition || ') select array[' || (
      select string_agg(format('(select count(*)::int from (select from found where plan_type = %L limit 1001) counted)', plan), ', ')
      from unnest('{free,pro,expert}'::text[]) as plans (plan)) || '] as counts';
  perform set_config('enable_bitmapscan', 'on', true), set_config('enable_indexscan', 'off', true);
  if not v_is_page and p_is_counted and v_counts is null and (v_are_few or v_filters = customer_filters(null, p_state, null)) then
    execute v_found || ', page.* from (' || v_page || 'found c' || case when v_are_few then ' where ' || v_filters else '' end
      || v_order || p_limit || ') page) page' into v_counts, ids, sort_keys;
  elsif not v_is_page then
    execute v_page || 'customers c where ' || v_filters || ' and ' || v_search.condition || v_order || p_limit || ') page' into ids, sort_keys;
  end if;
  if p_is_counted and v_counts is null then
    -- Read as far as the last of the three needs.
    execute v_found into v_counts;
  end if;
  if p_is_counted then
    perform set_config('enable_bitmapscan', 'on', true), set_config('enable_indexscan', 'on', true);
    execute 'select count(*)::int from (select from customers c where ' || customer_filters(null, p_state, 'admin')
      || coalesce(' and ' || v_search.condition, '') || ' limit 1001) counted' into v_admins;
    counts := jsonb_build_object('everyone', least(v_counts[1] + v_counts[2] + v_counts[3], 1001), 'free', v_counts[1], 'pro', v_counts[2],
      'expert', v_counts[3], 'admins', v_admins);
  end if;
end $$;
grant execute on function find_customers to vindbaar_app;
