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
