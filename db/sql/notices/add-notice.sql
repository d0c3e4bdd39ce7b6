-- A notice of what the database itself sees happen, in the transaction in which it happens. Once for the same moment.
create or replace function add_notice(p_user_id uuid, p_domain_id uuid, p_kind text, p_details jsonb, p_at timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  insert into notices (user_id, domain_id, kind, cause, details, created_at)
  select a.user_id, p_domain_id, p_kind, p_domain_id || ' ' || extract(epoch from p_at), p_details, p_at
  from accounts a where a.user_id = p_user_id
  on conflict do nothing;
$$;

-- Each time that a profile becomes public; publishing again changes nothing about that.
create or replace function tell_published() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform add_notice(
    new.id, new.domain_id, 'published',
    jsonb_build_object('website', (select d.domain_name from domains d where d.id = new.domain_id)),
    coalesce(new.geo_published_at, now()));
  return null;
end $$;
create or replace trigger tell_published_insert after insert on profiles for each row
  when (new.published) execute function tell_published();
create or replace trigger tell_published_update after update of published on profiles for each row
  when (new.published and not old.published) execute function tell_published();
