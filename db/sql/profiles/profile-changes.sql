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
