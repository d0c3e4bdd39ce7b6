-- Slugs are random, assigned here on publishing and never changed, so nobody can choose a slug that equals another account's id.
create or replace function guard_profile() returns trigger
  language plpgsql
as $$
begin
  if tg_op = 'UPDATE' then
    if new.deleted_at is distinct from old.deleted_at and current_user = 'vindbaar_app' and not is_admin() then
      raise insufficient_privilege using message = 'only an admin may delete or restore a profile';
    end if;
    new.created_at := old.created_at;
    new.profile_slug := old.profile_slug;
  elsif current_user = 'vindbaar_app' then
    new.profile_slug := null;
  end if;
  if new.published and new.profile_slug is null then
    new.profile_slug := gen_random_uuid();
  end if;
  return new;
end $$;
create or replace trigger guard before insert or update on profiles for each row execute function guard_profile();

-- Derives social_links from the addresses in social_profielen on every write of either column.
create or replace function derive_social_links() returns trigger
  language plpgsql
as $$
begin
  new.social_links := array(
    -- A value that is not a list is refused afterwards by the table's check.
    select profile ->> 'url'
    from jsonb_array_elements(case jsonb_typeof(new.social_profielen) when 'array' then new.social_profielen else '[]' end)
      with ordinality as listed (profile, position)
    where btrim(profile ->> 'url') <> '' order by position
  );
  return new;
end $$;
create or replace trigger derive_social_links before insert or update of social_profielen, social_links on profiles
  for each row execute function derive_social_links();
