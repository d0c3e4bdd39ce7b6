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
