-- db/sql/profiles/profile-changes.sql
-- Notifies the channel profile_changed of every change that may alter a public page: {"id": user id, "slug": slug or null}.
-- Listeners invalidate all pages of that account, because a plan or a toggle affects each of them.
create or replace function tell_profile_changed() returns trigger
  language plpgsql
as $$
begin
  perform pg_notify('profile_changed', json_build_object(
    'id', coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[0],
    'slug', coalesce(to_jsonb(new), to_jsonb(old)) ->> 'profile_slug'
  )::text);
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

-- db/sql/profiles/profiles.sql
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
-- end of db/sql/profiles/profiles.sql

-- db/sql/reports/reports.sql
-- The newest score of a profile's current website, if the profile is public and its plan includes the badge.
create or replace function badge_score(p_slug uuid) returns table (score integer, measured_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
as $$
  select r.score, r.aangemaakt_op from public_profiles v join reports r on r.user_id = v.id and r.domain_id = v.domain_id
  where v.profile_slug = p_slug and v.plan = 'expert' and r.score is not null and is_on_website(r.url, v.domain_name)
  order by r.aangemaakt_op desc limit 1
$$;
grant execute on function badge_score to vindbaar_reader;

-- The only way to change a report of a Gratis customer: by the customer's own running analysis that revises it.
create or replace function revise_free_report(
  p_turn uuid, p_url text, p_score integer, p_summary text, p_version text, p_result jsonb
) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  update reports_free r
  set url = p_url, score = p_score, samenvatting = p_summary, rubric_version = p_version, result = p_result
  from analyses a
  where a.id = p_turn and a.user_id = app_user_id() and a.state = 'running' and a.revises = r.id and r.user_id = a.user_id
$$;
grant execute on function revise_free_report to vindbaar_app;

-- The addresses of a report's files follow from its id. A report of which only the score is kept has none.
create or replace function set_report_links() returns trigger
  language plpgsql
as $$
begin
  new.link_json := coalesce(new.link_json, '/rapporten/' || new.id || '/json');
  new.link_pdf := coalesce(new.link_pdf, '/rapporten/' || new.id || '/pdf');
  return new;
end $$;
create or replace trigger set_links before insert or update on reports for each row
  when (new.result is not null) execute function set_report_links();
create or replace trigger set_links before insert or update on reports_free for each row
  when (new.result is not null) execute function set_report_links();

-- Reports that are older than these links.
update reports set link_json = null where result is not null and link_json is null;
update reports_free set link_json = null where result is not null and link_json is null;
-- end of db/sql/reports/reports.sql

-- db/sql/reports/shared-reports.sql
-- The report behind a shared link, by the token in its address. `open`: the link is still valid. Null if there is no such link.
create or replace function find_shared_report(p_token text, p_now timestamptz)
  returns table (user_id uuid, domain_id uuid, created_at timestamptz, expires_at timestamptz, open boolean)
  language sql stable security definer set search_path = public, pg_temp
as $$
  select s.user_id, s.domain_id, s.created_at, s.expires_at,
    s.revoked_at is null and s.expires_at > p_now and d.deleted_at is null and d.domain_name = s.website
      and a.suspended_at is null and a.deleted_at is null
  from shared_reports s join domains d on d.id = s.domain_id join accounts a on a.user_id = s.user_id
  where s.token_hash = encode(sha256(convert_to(p_token, 'UTF8')), 'hex')
$$;
grant execute on function find_shared_report to vindbaar_app;
-- end of db/sql/reports/shared-reports.sql
