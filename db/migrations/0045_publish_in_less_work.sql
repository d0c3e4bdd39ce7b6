-- db/sql/consistency/confirmed-facts.sql
-- The facts of a public profile are kept over time: each set that differs from the one before it. A value that is no longer among the
-- profile's is a former one, which other pages may still state (features/consistency).
create or replace function facts_of(p profiles) returns jsonb
  language plpgsql immutable
as $$
begin
  return jsonb_strip_nulls(jsonb_build_object(
    'company_name', p.company_name, 'url', p.url, 'locations', to_jsonb(p.locations), 'public_email', p.public_email,
    'sales_email', p.sales_email, 'support_email', p.support_email, 'sales_telefoon', p.sales_telefoon,
    'support_telefoon', p.support_telefoon, 'rechtsvorm', p.rechtsvorm, 'kvk_of_legal_name', p.kvk_of_legal_name,
    'btw_nummer', p.btw_nummer, 'oprichtingsjaar', p.oprichtingsjaar,
    'locaties_uitgebreid', (
      select jsonb_agg(jsonb_build_object('straat', l -> 'straat', 'postcode', l -> 'postcode', 'plaats', l -> 'plaats',
        'telefoon', l -> 'telefoon', 'alleen_plaats', l -> 'alleen_plaats'))
      from jsonb_array_elements(p.locaties_uitgebreid) l)));
end $$;
-- Called by the trigger below, which runs as the owner of the tables.
revoke execute on function facts_of from public;

create or replace function keep_confirmed_facts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_facts jsonb := facts_of(new);
  v_published boolean := tg_op = 'INSERT' or new.geo_published_at is distinct from old.geo_published_at;
  v_last confirmed_facts;
begin
  select * into v_last from confirmed_facts c where c.domain_id = new.domain_id order by c.confirmed_at desc limit 1;
  if v_last.facts is not distinct from v_facts then
    if v_published and not v_last.published then
      update confirmed_facts c set published = true where c.domain_id = new.domain_id and c.confirmed_at = v_last.confirmed_at;
    end if;
    return null;
  end if;
  -- Two clocks write the moments; the order of the sets is that in which they came.
  insert into confirmed_facts (user_id, domain_id, confirmed_at, facts, published)
  values (new.id, new.domain_id,
    greatest(case when v_published then new.geo_published_at else new.updated_at end, v_last.confirmed_at + interval '1 millisecond'),
    v_facts, v_published);
  -- A handful of changes a year: this many are a lifetime, and no one fills the table by saving. Saved sets drive out no published one.
  delete from confirmed_facts c
  where c.domain_id = new.domain_id and c.published = v_published and c.confirmed_at < (
    select k.confirmed_at from confirmed_facts k where k.domain_id = new.domain_id and k.published = v_published
    order by k.confirmed_at desc offset 49 limit 1);
  return null;
end $$;
create or replace trigger keep_facts_insert after insert on profiles for each row
  when (new.published and new.geo_published_at is not null) execute function keep_confirmed_facts();
create or replace trigger keep_facts_update after update of company_name, url, locations, public_email, sales_email, support_email,
  sales_telefoon, support_telefoon, rechtsvorm, kvk_of_legal_name, btw_nummer, oprichtingsjaar, locaties_uitgebreid, published,
  geo_published_at on profiles for each row
  when (new.published and new.geo_published_at is not null) execute function keep_confirmed_facts();

-- What is public today was confirmed when it was published last.
insert into confirmed_facts (user_id, domain_id, confirmed_at, facts, published)
select p.id, p.domain_id, p.geo_published_at, facts_of(p), true from profiles p
where p.published and p.geo_published_at is not null
  and not exists (select from confirmed_facts c where c.domain_id = p.domain_id)
on conflict do nothing;
-- end of db/sql/consistency/confirmed-facts.sql

-- db/sql/customers.sql
-- Keeps `customers`, the list of customers for admins; customer-search.sql searches it.

-- Lower case, without accents, with single spaces. Lower case last: a database with the locale C knows only the capitals of ASCII, which
-- are what remains of most others without their accents. The others are named, with the letters that people type for them. Most texts are
-- ASCII, which takes none of that. plpgsql keeps its plan; a function in SQL that is not inlined is planned again by every statement.
create or replace function fold_text(p_text text) returns text
  language plpgsql immutable parallel safe
as $$
begin
  return btrim(regexp_replace(lower(case when octet_length(p_text) = char_length(p_text) then p_text else translate(
    replace(replace(replace(replace(replace(replace(replace(replace(
      regexp_replace(normalize(p_text, nfd), '[\u0300-\u036f]', '', 'g'),
      'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th'),
    'øØłŁđĐðÐıħĦΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ',
    'oollddddihhαβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюя') end), '\s+', ' ', 'g'));
end $$;
grant execute on function fold_text to vindbaar_app, vindbaar_jobs;

-- As fold_text, with capitals for punctuation: pg_trgm passes over punctuation, and would take every 'jansen' for a 'jansen.'. They are
-- letters that are rare in Dutch, and no text keeps capitals of its own. Nor does it keep a wildcard of `like`.
create or replace function searchable_text(p_text text) returns text
  language plpgsql immutable parallel safe
as $$
begin
  return replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    fold_text(p_text), '.', 'Q'), '-', 'X'), '@', 'YA'), '/', 'YB'), ':', 'YC'), '_', 'YD'), '&', 'YE'), '''', 'YF'), '+', 'YG'), ',', 'YH'),
    '(', 'YI'), ')', 'YJ'), '!', 'YK'), '%', 'YL'), '\', 'YM'), '*', 'YN');
end $$;
grant execute on function searchable_text to vindbaar_app, vindbaar_jobs;

-- What `customers` holds.
create or replace view customer_rows as
  select a.user_id,
    case when a.deleted_at is not null then 'deleted' when a.suspended_at is not null then 'suspended' else 'active' end as state,
    coalesce(r.role, 'user') as role,
    coalesce(case when d.plan_ends_at is null or d.plan_ends_at > now() then d.plan_type end, s.plan_type, 'free') as plan_type,
    coalesce(nullif(fold_text(coalesce(nullif(p.company_name, ''), a.display_name)), ''), '~') as name,
    a.email,
    ' ' || left(searchable_text(concat_ws(' ', a.email, a.display_name, p.company_name, p.url, d.domain_name, (
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

-- One change of an account's websites at a time, until the transaction ends: the tenth cannot be added twice.
create or replace function lock_websites(p_user_id uuid) returns void
  language plpgsql
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('websites ' || p_user_id, 0));
end $$;
grant execute on function lock_websites to vindbaar_app;

-- Before a change of what is live, and before any row of it is locked: locks the account's websites, then the domain's live website and the
-- one that it may move to. Everyone locks these in one order, so two accounts that displace each other wait and do not deadlock. Returns the
-- name that the domain then has, which nobody else changes before the transaction ends.
create or replace function lock_live_websites(p_user_id uuid, p_domain_id uuid, p_website text) returns text
  language plpgsql
as $$
begin
  perform lock_websites(p_user_id);
  perform pg_advisory_xact_lock(key) from (
    select distinct hashtextextended('live ' || name, 0) as key
    from (select live_name as name from domains where id = p_domain_id union all select p_website) names
    where name is not null order by key
  ) ordered;
  return (select domain_name from domains where id = p_domain_id and user_id = p_user_id);
end $$;
grant execute on function lock_live_websites to vindbaar_app;

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
  with listed as materialized (select * from sitemap_listings l where l.user_id = v_user_id),
  removed as (
    delete from sitemap_entries e using profiles p
    where p.id = v_user_id and e.number = p.number and not exists (select from listed l where l.number = p.number))
  insert into sitemap_entries as e (number, slug, changed_at, listed_until)
  select l.number, l.slug, l.changed_at, l.listed_until from listed l
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
