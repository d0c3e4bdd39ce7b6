-- db/sql/customer-list.sql
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
  v_found := 'with found as materialized (select c.user_id, c.plan_type, c.' || quote_ident(p_sort) || ' from customers c where '
    || customer_filters(null, p_state, null) || ' and ' || v_search.condition || ') select array[' || (
      select string_agg(format('(select count(*)::int from (select from found where plan_type = %L limit 1001) counted)', plan), ', ')
      from unnest('{free,pro,expert}'::text[]) as plans (plan)) || '] as counts';
  perform set_config('enable_bitmapscan', 'on', true), set_config('enable_indexscan', 'off', true);
  if not v_is_page and p_is_counted and v_counts is null and v_filters = customer_filters(null, p_state, null) then
    execute v_found || ', page.* from (' || v_page || 'found c' || v_order || p_limit || ') page) page' into v_counts, ids, sort_keys;
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
-- end of db/sql/customer-list.sql

-- db/sql/customer-search.sql
-- What a search of customers means; customer-list.sql lists and counts who meets it. Whatever is searched, the work is bounded: what many
-- accounts meet is soon found in the order of the list, and what few meet is found by the index, which lists all that meet it before the
-- first is read. pg_trgm makes that index; it comes with PostgreSQL and with PGlite.
create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

create index if not exists customers_search on customers using gin (search extensions.gin_trgm_ops);
-- For a name that many have, few of whom are suspended or deleted.
create index if not exists customers_suspended_search on customers using gin (search extensions.gin_trgm_ops) where state = 'suspended';
create index if not exists customers_deleted_search on customers using gin (search extensions.gin_trgm_ops) where deleted_at is not null;

-- The words of a search, at most eight.
create or replace function searched_words(p_query text) returns text[]
  language sql immutable
as $$ select (string_to_array(nullif(searchable_text(p_query), ''), ' '))[1:8] $$;

-- The condition that an account has a text in what is searched: at the start of a word, or anywhere. No text has a wildcard.
create or replace function text_condition(p_text text, p_at_start boolean) returns text
  language sql immutable
as $$ select 'c.search like ' || quote_literal(case when p_at_start then '% ' else '%' end || p_text || '%') $$;

-- A word of one or two letters begins a word; a longer one may stand anywhere. The index reads every account that has one of the trigrams
-- of a text, and most of a long word, such as an address, are in very many: it gets the five that are rarest among the newest hundred.
create or replace function word_condition(p_word text) returns text
  language plpgsql stable security definer set search_path = public, pg_temp
  set enable_seqscan = off set enable_bitmapscan = off set enable_indexscan = on set jit = off
as $$
declare
  v_rare text;
begin
  if char_length(p_word) >= 12 then
    with newest as materialized (
      select c.search from customers c where c.deleted_at is null order by c.created_at desc, c.user_id desc limit 100)
    select string_agg(text_condition(part, false), ' and ') into v_rare from (
      select part
      from (select distinct substr(p_word, at, 3) as part from generate_series(1, char_length(p_word) - 2) as places (at)) parts
      -- Of other letters the index may know nothing.
      where part ~ '^[a-zA-Z0-9]{3}$' order by (select count(*) from newest where strpos(search, part) > 0), part limit 5) rarest;
  end if;
  return coalesce(v_rare || ' and strpos(c.search, ' || quote_literal(p_word) || ') > 0', text_condition(p_word, char_length(p_word) < 3));
end $$;

-- The condition of those who meet a condition: by their ids when they are at most two hundred, and null when nobody does. Common is what
-- one of the newest five hundred meets: many do, and the index would list them all.
create or replace function met_condition(p_condition text, out condition text, out is_common boolean)
  language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off set enable_bitmapscan = off set jit = off
as $$
declare
  v_ids uuid[];
begin
  execute 'select exists (select from (select c.user_id, c.search from customers c where c.deleted_at is null order by c.created_at desc, c.user_id desc
    limit 500) c where ' || p_condition || ')' into is_common;
  condition := p_condition;
  if not is_common then
    perform set_config('enable_bitmapscan', 'on', true), set_config('enable_indexscan', 'off', true);
    execute 'select array_agg(user_id) from (select c.user_id from customers c where ' || p_condition || ' limit 201) found' into v_ids;
    if v_ids is null then
      condition := null;
    elsif cardinality(v_ids) <= 200 then
      condition := 'c.user_id = any (' || quote_literal(v_ids::text) || '::uuid[])';
    end if;
  end if;
end $$;

-- What a word with typing errors may stand for, best first: words of accounts that have a part of it, of those that have it at the same
-- end of a word or anywhere. Of a part that very many accounts have, the words of some hundreds are looked at.
create or replace function similar_words(p_word text) returns text[]
  language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off set jit = off
as $$
declare
  v_length integer := char_length(p_word);
  v_conditions text[];
  v_condition text;
  v_found text[];
  v_texts text[] := '{}';
  -- A quarter of the trigrams of two words that are alike is in both, and a word has about one a letter.
  v_trigrams integer := cardinality(extensions.show_trgm(p_word));
  v_shortest integer := greatest(3, v_trigrams / 4 - 1);
  v_longest integer := 4 * v_trigrams;
  -- Every word that is one error away: a letter left out, put in or changed, or two that are swapped.
  v_near text[] := array(
    select left(p_word, at) || unnest(array[substr(p_word, at + 2), '_' || substr(p_word, at + 1), '_' || substr(p_word, at + 2),
      substr(p_word, at + 2, 1) || substr(p_word, at + 1, 1) || substr(p_word, at + 3)])
    from generate_series(0, v_length) as places (at) where v_length <= 20);
begin
  v_conditions := case
    -- Thirds: of one error, two swapped letters too, one third knows nothing.
    when v_length >= 9 then array(
      select text_condition(substr(p_word, part * v_length / 3 + 1, least(v_length / 3, 8)), false) from generate_series(0, 2) as parts (part))
    else array[text_condition(left(p_word, 2), true)] || case
      when v_length >= 6 then array[text_condition(left(p_word, v_length / 2), false), text_condition(right(p_word, -v_length / 2), false)]
      else array[text_condition(right(p_word, 2) || ' ', false)] end end;
  foreach v_condition in array v_conditions loop
    perform set_config('enable_bitmapscan', 'off', true), set_config('enable_indexscan', 'on', true);
    execute 'select array_agg(search) from (select c.search from (select c.search from customers c where c.deleted_at is null
      order by c.created_at desc, c.user_id desc limit 2000) c where ' || v_condition || ' limit 200) found' into v_found;
    if coalesce(cardinality(v_found), 0) < 50 then
      perform set_config('enable_bitmapscan', 'on', true), set_config('enable_indexscan', 'off', true);
      execute 'select array_agg(search) from (select c.search from customers c where ' || v_condition || ' limit 300) found' into v_found;
    end if;
    v_texts := v_texts || v_found;
  end loop;
  return array(
    with texts as materialized (select distinct text from unnest(v_texts) as texts (text))
    select word from (
      -- Else, a word as long as what was typed is likelier than a longer or shorter one.
      select word, likely, max(likely) over () as best from (
        select word, alike, case when is_near then 1 else alike / (1 + 0.1 * abs(char_length(word) - v_length)) end as likely
        from (
          select word, extensions.similarity(p_word, word) as alike,
            abs(char_length(word) - v_length) <= 1 and word like any (v_near) as is_near
          from (
            select word from texts, unnest(string_to_array(text, ' ')) as words (word)
            where char_length(word) between v_shortest and v_longest
            union
            select word from texts, regexp_split_to_table(text, '[A-Z ]+') as words (word)
            where char_length(word) between v_shortest and v_longest
          -- Each is compared once.
          ) words offset 0
        ) compared where is_near or alike >= 0.25
      ) likely where likely = 1 or extensions.word_similarity(p_word, word) >= 0.4
    ) ranked where likely >= best * 0.9 order by likely desc, word limit 3);
end $$;

-- The condition of a search, and whether it is common; null without words. Words with typing errors count only where no account has the
-- words as typed: first those that no account has, then each.
create or replace function customer_search(p_query text, out condition text, out is_common boolean)
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
declare
  v_words text[] := searched_words(p_query);
  v_is_known boolean[];
  v_word text;
  v_at integer;
  v_similar text[];
  v_or text;
  v_tried text;
begin
  if v_words is null then
    return;
  end if;
  for v_round in 1 .. 3 loop
    if v_round = 2 then
      v_is_known := case when cardinality(v_words) = 1 then '{false}' else array(
        select (met_condition(word_condition(word))).condition is not null
        from unnest(v_words) with ordinality as words (word, n) order by n) end;
      continue when true = all (v_is_known);
      -- Three letters are too few to tell an error from another word.
      exit when exists (select from unnest(v_words, v_is_known) as words (word, is_known) where not is_known and char_length(word) < 4);
    end if;
    condition := null;
    v_at := 0;
    foreach v_word in array v_words loop
      v_at := v_at + 1;
      if v_round = 1 or char_length(v_word) < 4 or (v_round = 2 and v_is_known[v_at]) then
        v_or := '(' || word_condition(v_word) || ')';
      else
        -- In a variable: the planner runs a function that it unnests once more, to guess the number of rows.
        v_similar := similar_words(v_word);
        if v_is_known[v_at] and not v_word = any (v_similar) then
          v_similar := v_similar || v_word;
        end if;
        select coalesce(string_agg('(' || (met_condition(word_condition(word))).condition || ')', ' or '), 'false') into v_or
        from unnest(v_similar) as words (word);
      end if;
      condition := concat_ws(' and ', condition, '(' || v_or || ')');
    end loop;
    -- Nothing is similar to the words but themselves: nobody has them.
    exit when condition = v_tried;
    v_tried := condition;
    select m.condition, m.is_common into condition, is_common from met_condition(condition) m;
    if condition is not null then
      return;
    end if;
    -- Nobody types a wildcard by mistake.
    exit when (cardinality(v_words) = 1 and v_round > 1) or p_query ~ '[%*\\]';
  end loop;
  condition := 'false';
end $$;

-- For other lists that name accounts: at most 2,000 of those that a search finds by id, or, when it finds more, the condition that each of
-- very many meets.
create or replace function match_customers(p_query text, out ids uuid[], out condition text)
  language plpgsql stable security definer set search_path = public, pg_temp
  set enable_seqscan = off set enable_indexscan = off set jit = off
as $$
begin
  select s.condition into condition from customer_search(p_query) s;
  if condition is null then
    return;
  end if;
  execute 'select array_agg(user_id) from (select c.user_id from customers c where ' || condition || ' limit 2001) found' into ids;
  if cardinality(ids) > 2000 then
    ids := null;
  else
    condition := null;
    ids := coalesce(ids, '{}');
  end if;
end $$;
-- end of db/sql/customer-search.sql
