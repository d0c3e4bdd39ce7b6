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

create or replace function refresh_customer(p_user_id uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  -- Waits for a transaction that changes the same account, and reads what it wrote.
  perform from customers where user_id = p_user_id for update;
  insert into customers as c select * from customer_rows r where r.user_id = p_user_id
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
create or replace trigger customers_insert after insert on profiles for each row execute function follow_customer_profile();
-- Every save of the form writes these columns, and few change them.
create or replace trigger customers after update of company_name, url on profiles for each row
  when ((old.company_name, old.url) is distinct from (new.company_name, new.url)) execute function follow_customer_profile();

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

-- db/sql/domains.sql
-- With and without www is the same website. features/domains/host.ts applies the same rule.
create or replace function bare_host(p_host text) returns text
  language sql immutable parallel safe
as $$
  select regexp_replace(lower(btrim(p_host)), '^www\.(?=.+\..)', '')
$$;
grant execute on function bare_host to vindbaar_app, vindbaar_jobs, vindbaar_reader;

-- Triggers run in the order of their names: this one runs before forget_proof below, which compares the stored
-- names.
create or replace function bare_domain_name() returns trigger
  language plpgsql
as $$
begin
  new.domain_name := bare_host(new.domain_name);
  return new;
end $$;
create or replace trigger bare_domain_name before insert or update of domain_name on domains for each row
  execute function bare_domain_name();

-- Names or renames the account's primary domain, so that slug and profile survive a change of URL. The primary domain never
-- takes the name of another website of the same account.
create or replace function ensure_primary_domain(p_user_id uuid, p_domain_name text) returns uuid
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_name text := bare_host(p_domain_name);
  v_id uuid;
begin
  perform require_right_over(p_user_id);
  if coalesce(v_name, '') = '' then
    raise invalid_parameter_value using message = 'a domain name is required';
  end if;
  -- Most publishes keep the name: nothing is written then, and no trigger runs.
  select id into v_id from domains where user_id = p_user_id and is_primary and domain_name = v_name;
  if found then
    return v_id;
  end if;
  insert into domains as d (user_id, domain_name, is_primary) values (p_user_id, v_name, true)
  on conflict (user_id) where is_primary do update set
    domain_name = case
      when exists (
        select from domains other
        where other.user_id = p_user_id and not other.is_primary and other.deleted_at is null and other.domain_name = v_name
      ) then d.domain_name
      else v_name
    end
  returning id into v_id;
  return v_id;
end $$;
grant execute on function ensure_primary_domain to vindbaar_app;

-- Whether an address belongs to the website that a domain names. A domain keeps its id when the customer moves to another host, and
-- the reports on the old host are kept. On a host that serves many parties the name has the path of one (features/domains/website.ts).
create or replace function is_on_website(p_url text, p_domain_name text) returns boolean
  language sql immutable parallel safe
as $$
  select case
    when position('/' in p_domain_name) = 0 then bare_host(url.host) = bare_host(p_domain_name)
    else (bare_host(url.host) = name.host or right(url.host, length(name.host) + 1) = '.' || name.host)
      and (url.rest = name.path or left(url.rest, length(name.path) + 1) in (name.path || '/', name.path || '?', name.path || '&'))
  end
  from (select substring(lower(p_url) from '^https?://([^/?#]+)') as host, substring(lower(p_url) from '^https?://[^/?#]+([^#]*)') as rest) url,
    (select split_part(p_domain_name, '/', 1) as host, substring(p_domain_name from position('/' in p_domain_name)) as path) name
$$;
grant execute on function is_on_website to vindbaar_app;

-- A website is live for one account at a time: domains.live_name, which is unique, is the name of the website whose published profile
-- this domain holds. A published profile always holds its domain's name. Error VB001: the website is live for another account.
create or replace function hold_website(p_domain_id uuid, p_at timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_own domains;
  v_holder domains;
begin
  select * into v_own from domains where id = p_domain_id;
  -- An added domain has a name; a primary one has none before it is published.
  if v_own.domain_name = '' then
    return;
  end if;
  loop
    select * into v_holder from domains where live_name = v_own.domain_name and id <> v_own.id for update;
    if found then
      -- Not public now (deleted, or its plan ended): the website is free. Between two proofs the later one counts.
      if exists (select from public_profiles v where v.domain_id = v_holder.id)
        and (v_own.verified_at is null or v_own.verified_at <= v_holder.verified_at)
      then
        raise exception using errcode = 'VB001', message = 'the website is live for another account';
      end if;
      perform displace_website(v_holder, p_at);
    end if;
    begin
      update domains set live_name = domain_name, displaced_at = null
      where id = v_own.id and (live_name is distinct from domain_name or displaced_at is not null);
      return;
    exception when unique_violation then
      -- Another account published it meanwhile: the next round finds that one.
    end;
  end loop;
end $$;

-- The profile goes offline and keeps everything; its owner is told by mail, and on screen by displaced_at.
create or replace function displace_website(p_domain domains, p_at timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update domains set live_name = null, displaced_at = p_at where id = p_domain.id;
  update profiles set published = false, llm_profiel_status = 'concept'
  where id = p_domain.user_id and domain_id = p_domain.id;
  perform add_notice(p_domain.user_id, p_domain.id, 'displaced', jsonb_build_object('website', p_domain.domain_name), p_at);
  perform queue_mail(
    'website_overgenomen', a.email,
    jsonb_build_object(
      'first_name', coalesce(nullif(split_part(btrim(a.display_name), ' ', 1), ''), 'daar'),
      'company_name', p_domain.domain_name,
      'confirm_path', '/dashboard/eigendom?domein=' || p_domain.id),
    p_at, p_at + interval '36 hours')
  from accounts a where a.user_id = p_domain.user_id and a.deleted_at is null;
  insert into audit_log (act, at, actor_kind, actor_id, subject_id, email, details)
  select 'website-displaced', p_at, case when app_user_id() is null then 'job' else 'user' end, app_user_id(),
    a.user_id, a.email, jsonb_build_object('website', p_domain.domain_name)
  from accounts a where a.user_id = p_domain.user_id;
end $$;

create or replace function follow_published() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if new.published then
    perform hold_website(new.domain_id, coalesce(new.geo_published_at, now()));
  else
    update domains set live_name = null where id = new.domain_id and live_name is not null;
  end if;
  return null;
end $$;
create or replace trigger hold_insert after insert on profiles for each row
  when (new.published) execute function follow_published();
-- Not only where `published` changes: to publish again is to hold the website again.
create or replace trigger hold_update after update of published on profiles for each row
  when (old.published or new.published) execute function follow_published();

create or replace function release_website() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update domains set live_name = null where id = old.domain_id and live_name is not null;
  return null;
end $$;
create or replace trigger release after delete on profiles for each row
  when (old.published) execute function release_website();

-- Another name is another website: it is proven or not, and held or not, by itself.
create or replace function another_website() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if tg_when = 'BEFORE' then
    new.live_name := null;
    new.verified_at := (select p.proven_at from domain_proofs p where p.domain_id = new.id and p.website = new.domain_name);
    return new;
  end if;
  if exists (select from profiles p where p.id = new.user_id and p.domain_id = new.id and p.published) then
    perform hold_website(new.id, now());
  end if;
  return null;
end $$;
create or replace trigger forget_proof before update of domain_name on domains for each row
  when (old.domain_name <> new.domain_name) execute function another_website();
create or replace trigger hold_renamed after update of domain_name on domains for each row
  when (old.domain_name <> new.domain_name) execute function another_website();

-- The owner is told by mail, once, and the audit log by the same transaction.
create or replace function tell_proof_lost(p_user_id uuid, p_domain_id uuid, p_website text, p_at timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  select add_notice(p_user_id, p_domain_id, 'proof-lost', jsonb_build_object('website', p_website), p_at);
  select queue_mail(
    'bewijs_vervallen', a.email,
    jsonb_build_object(
      'first_name', coalesce(nullif(split_part(btrim(a.display_name), ' ', 1), ''), 'daar'),
      'company_name', p_website,
      'confirm_path', '/dashboard/eigendom?domein=' || p_domain_id),
    p_at, p_at + interval '36 hours')
  from accounts a where a.user_id = p_user_id and a.deleted_at is null;
  insert into audit_log (act, at, actor_kind, actor_id, subject_id, email, details)
  select 'website-unproven', p_at, case when app_user_id() is null then 'job' else 'user' end, app_user_id(),
    a.user_id, a.email, jsonb_build_object('website', p_website)
  from accounts a where a.user_id = p_user_id;
$$;

-- What one check of a website found: the way that it was proven, or null. `p_day`: a failure counts once a day; null: it does not count.
create or replace function note_ownership_check(p_domain_id uuid, p_website text, p_method text, p_at timestamptz, p_day date)
  returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user_id uuid := (select user_id from domains where id = p_domain_id);
  v_was_proven_at timestamptz;
  v_proven_at timestamptz;
begin
  perform require_right_over(v_user_id);
  -- Checks of one website take turns, so that only one of them is the one that loses the proof.
  select proven_at into v_was_proven_at from domain_proofs where domain_id = p_domain_id and website = p_website for update;
  if p_method is not null then
    insert into domain_proofs as p (user_id, domain_id, website, method, proven_at, checked_at)
    values (v_user_id, p_domain_id, p_website, p_method, p_at, p_at)
    on conflict (domain_id, website) do update set
      method = excluded.method, proven_at = coalesce(p.proven_at, excluded.proven_at), checked_at = excluded.checked_at,
      failed_days = 0, failed_on = null
    returning proven_at into v_proven_at;
  else
    update domain_proofs p set
      checked_at = p_at,
      failed_on = coalesce(p_day, failed_on),
      failed_days = case when p_day is null or p_day = failed_on then failed_days else failed_days + 1 end,
      proven_at = case when p_day is not null and p_day is distinct from failed_on and failed_days >= 2 then null else proven_at end
    where domain_id = p_domain_id and website = p_website
    returning proven_at into v_proven_at;
  end if;
  update domains set verified_at = v_proven_at
  where id = p_domain_id and domain_name = p_website and verified_at is distinct from v_proven_at;
  if v_was_proven_at is not null and v_proven_at is null then
    perform tell_proof_lost(v_user_id, p_domain_id, p_website, p_at);
  end if;
end $$;
grant execute on function note_ownership_check to vindbaar_app, vindbaar_jobs;

-- The websites of an account that went offline because another account has them live. Who restores an account without a session says
-- so by its own role.
create or replace function websites_live_elsewhere(p_user_id uuid) returns setof text
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  if current_setting('role', true) <> 'vindbaar_auth' then
    perform require_right_over(p_user_id);
  end if;
  return query select own.domain_name from domains own
    where own.user_id = p_user_id and own.displaced_at is not null
      and exists (select from domains other where other.live_name = own.domain_name and other.user_id <> p_user_id)
    order by own.domain_name;
end $$;
grant execute on function websites_live_elsewhere to vindbaar_app, vindbaar_auth;
-- end of db/sql/domains.sql

-- db/sql/profiles/profile-changes.sql
-- Notifies the channel profile_changed of every change that may alter a public page: {"id": user id, "slug": slug or null}.
-- Listeners invalidate all pages of that account, because a plan or a toggle affects each of them.
create or replace function tell_profile_changed() returns trigger
  language plpgsql
as $$
declare
  v_row jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  perform pg_notify('profile_changed',
    json_build_object('id', v_row ->> tg_argv[0], 'slug', v_row ->> 'profile_slug')::text);
  return null;
end $$;
create or replace trigger tell_insert after insert on profiles for each row
  when (new.published) execute function tell_profile_changed('id');
create or replace trigger tell_update after update on profiles for each row
  when (old.published or new.published
    or (old.zichtbaarheid_ai, old.noindex_google) is distinct from (new.zichtbaarheid_ai, new.noindex_google))
  execute function tell_profile_changed('id');
create or replace trigger tell_delete after delete on profiles for each row
  when (old.published) execute function tell_profile_changed('id');
create or replace trigger tell after update or delete on domains for each row execute function tell_profile_changed('user_id');
create or replace trigger tell after update or delete on user_subscriptions for each row execute function tell_profile_changed('user_id');
create or replace trigger tell after update of suspended_at, deleted_at on accounts for each row execute function tell_profile_changed('user_id');
create or replace trigger tell_insert after insert on image_sources for each row
  when (new.hash is not null) execute function tell_profile_changed('user_id');
create or replace trigger tell_update after update of hash on image_sources for each row
  when (old.hash is distinct from new.hash) execute function tell_profile_changed('user_id');
create or replace trigger tell_delete after delete on image_sources for each row
  when (old.hash is not null) execute function tell_profile_changed('user_id');
create or replace trigger tell after insert or update of hash on share_images for each row execute function tell_profile_changed('user_id');

-- A profile that was public and is deleted with its website leaves its slug, so that its pages answer 410 and not 404. When the account
-- is removed for good its row is gone before those of its profiles, and nothing of it stays.
create or replace function keep_former_slug() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into former_profiles (slug, user_id)
  select old.profile_slug, a.user_id from accounts a where a.user_id = old.id
  on conflict do nothing;
  return null;
end $$;
create or replace trigger keep_slug after delete on profiles for each row
  when (old.profile_slug is not null and old.geo_published_at is not null) execute function keep_former_slug();
-- end of db/sql/profiles/profile-changes.sql
--> statement-breakpoint
drop function if exists customer_row(uuid);
