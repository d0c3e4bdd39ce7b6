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
