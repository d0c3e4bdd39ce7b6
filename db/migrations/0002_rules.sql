-- Rights to the tables. Which rows: the policies beside each table in db/schema.
grant insert, select, update, delete on waitlist to vindbaar_app;
grant select, update on accounts, email_templates to vindbaar_app;
grant insert, select, update, delete on user_roles, user_subscriptions, domains, profiles to vindbaar_app;
grant insert, select on reports, reports_free to vindbaar_app;
grant insert, select, update on analysis_progress to vindbaar_app;
grant select, delete on sign_in_locks to vindbaar_app;

grant select, update on waitlist, accounts, user_subscriptions to vindbaar_jobs;
grant select on user_roles, email_templates to vindbaar_jobs;
grant select, update, delete on domains, profiles, analysis_progress to vindbaar_jobs;
grant insert, select, update, delete on reports, reports_free to vindbaar_jobs;
grant select, delete on sign_in_locks, rate_limits to vindbaar_jobs;

grant usage on schema auth to vindbaar_auth;
grant insert, select, update, delete on all tables in schema auth to vindbaar_auth;

-- Roles -------------------------------------------------------------------------------------------------------------

create function has_role(_user_id uuid, _role text) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  perform require_right_over(_user_id);
  return exists (select from user_roles where user_id = _user_id and role = _role and deleted_at is null);
end $$;
grant execute on function has_role to vindbaar_app, vindbaar_jobs;

-- A new installation's first admin; refused once there is one.
create function make_first_admin(p_user_id uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('vindbaar first admin', 0));
  update user_roles set role = 'admin'
  where user_id = p_user_id and not exists (select from user_roles where role = 'admin' and deleted_at is null);
  return found;
end $$;
grant execute on function make_first_admin to vindbaar_jobs;

-- Accounts ----------------------------------------------------------------------------------------------------------

create function touch_updated_at() returns trigger
  language plpgsql
as $$
begin
  new.updated_at := now();
  return new;
end $$;

create trigger touch before update on accounts for each row execute function touch_updated_at();
create trigger touch before update on user_subscriptions for each row execute function touch_updated_at();
create trigger touch before update on profiles for each row execute function touch_updated_at();
create trigger touch before update on analysis_progress for each row execute function touch_updated_at();
create trigger touch before update on email_templates for each row execute function touch_updated_at();

create function new_account() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_domain_id uuid;
begin
  insert into accounts (user_id, email, display_name) values (new.id, lower(new.email), left(new.name, 200));
  insert into user_roles (user_id, role) values (new.id, 'user');
  insert into user_subscriptions (user_id, plan_type) values (new.id, 'free');
  insert into domains (user_id, is_primary) values (new.id, true) returning id into v_domain_id;
  insert into profiles (id, domain_id) values (new.id, v_domain_id);
  return null;
end $$;
create trigger new_account after insert on auth."user" for each row execute function new_account();

create function mirror_email() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update accounts set email = lower(new.email) where user_id = new.id;
  return null;
end $$;
create trigger mirror_email after update of email on auth."user" for each row
  when (old.email is distinct from new.email) execute function mirror_email();

-- A session begins only on an open account. The row lock orders a sign-in and a suspension that come together:
-- whichever is second sees the first.
create function admit_session() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update accounts set last_sign_in_at = now()
  where user_id = new.user_id and suspended_at is null and deleted_at is null;
  if not found then
    raise invalid_authorization_specification using message = 'account is suspended or deleted';
  end if;
  return new;
end $$;
create trigger admit_session before insert on auth.session for each row execute function admit_session();

create function close_sessions() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  delete from auth.session where user_id = new.user_id;
  return null;
end $$;
create trigger close_sessions after update of suspended_at, deleted_at on accounts for each row
  when (new.suspended_at is not null or new.deleted_at is not null) execute function close_sessions();

create function end_sessions(p_user_id uuid) returns integer
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  ended integer;
begin
  perform require_right_over(p_user_id);
  delete from auth.session where user_id = p_user_id;
  get diagnostics ended = row_count;
  return ended;
end $$;
grant execute on function end_sessions to vindbaar_app, vindbaar_jobs;

-- What sign-in must know of an account before there is an actor.
create function account_state(p_user_id uuid, out suspended boolean, out deleted boolean, out must_change_password boolean)
  language sql stable security definer set search_path = public, pg_temp
as $$
  select a.suspended_at is not null, a.deleted_at is not null, a.must_change_password
  from accounts a where a.user_id = p_user_id
$$;
grant execute on function account_state to vindbaar_auth;

-- Called when the owner has chosen a password: a temporary one is used up.
create function password_was_chosen(p_user_id uuid) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  update accounts set must_change_password = false where user_id = p_user_id
$$;
grant execute on function password_was_chosen to vindbaar_auth;

-- For good, and only what was deleted before. Everything of the account goes with better-auth's user row.
create function purge_account(p_user_id uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if not acts_as_jobs() and not is_admin() then
    raise insufficient_privilege using message = 'only an admin may remove an account for good';
  end if;
  delete from auth."user" u using accounts a where u.id = p_user_id and a.user_id = u.id and a.deleted_at is not null;
  return found;
end $$;
grant execute on function purge_account to vindbaar_app, vindbaar_jobs;

-- Sign-in locks and rate limits -------------------------------------------------------------------------------------

-- Until when an address is locked; null when it is not. Unknown addresses lock and answer the same.
create function sign_in_lock_status(p_email text, p_now timestamptz) returns timestamptz
  language sql stable security definer set search_path = public, pg_temp
as $$
  select locked_until from sign_in_locks where email = lower(p_email) and locked_until > p_now
$$;

-- Ten failures in a row lock an address for fifteen minutes. just_locked is true for the one failure that did it.
create function record_sign_in_failure(p_email text, p_now timestamptz, out locked_until timestamptz, out just_locked boolean)
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_lock sign_in_locks;
begin
  insert into sign_in_locks as l (email, failed_count, last_failed_at) values (lower(p_email), 1, p_now)
  on conflict (email) do update set
    failed_count = case when l.locked_until <= p_now then 1 else l.failed_count + 1 end,
    locked_until = case when l.locked_until <= p_now then null else l.locked_until end,
    last_failed_at = p_now
  returning * into v_lock;

  just_locked := v_lock.locked_until is null and v_lock.failed_count >= 10;
  if just_locked then
    update sign_in_locks l set locked_until = p_now + interval '15 minutes' where l.email = v_lock.email
    returning l.locked_until into v_lock.locked_until;
  end if;
  locked_until := v_lock.locked_until;
end $$;

create function clear_sign_in_failures(p_email text) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  delete from sign_in_locks where email = lower(p_email)
$$;

grant execute on function sign_in_lock_status, record_sign_in_failure, clear_sign_in_failures to vindbaar_auth;

-- Takes one of p_limit turns in a fixed window. 0: taken; else the seconds until the next window.
create function take_rate_limit(p_key text, p_limit integer, p_window_seconds integer, p_now timestamptz default clock_timestamp())
  returns integer
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_window interval := make_interval(secs => p_window_seconds);
  v_turn rate_limits;
begin
  insert into rate_limits as l (key, window_start, count) values (p_key, p_now, 1)
  on conflict (key) do update set
    window_start = case when l.window_start + v_window <= p_now then p_now else l.window_start end,
    -- No further than one past the limit: a flood must not overflow.
    count = case when l.window_start + v_window <= p_now then 1 else least(l.count, p_limit) + 1 end
  returning * into v_turn;
  if v_turn.count <= p_limit then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from v_turn.window_start + v_window - p_now)));
end $$;
grant execute on function take_rate_limit to vindbaar_app, vindbaar_auth, vindbaar_jobs;

-- Domains and profiles ----------------------------------------------------------------------------------------------

-- Names or renames the account's primary domain, so that slug and profile survive a change of URL. An Expert's primary
-- domain does not take the name of one of the same account's other websites.
create function ensure_primary_domain(p_user_id uuid, p_domain_name text) returns uuid
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_name text := lower(btrim(p_domain_name));
  v_id uuid;
begin
  perform require_right_over(p_user_id);
  if coalesce(v_name, '') = '' then
    raise invalid_parameter_value using message = 'a domain name is required';
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

-- Ownership was proven of the old name.
create function forget_proof() returns trigger
  language plpgsql
as $$
begin
  new.verified_at := null;
  return new;
end $$;
create trigger forget_proof before update of domain_name on domains for each row
  when (old.domain_name <> new.domain_name) execute function forget_proof();

-- Slugs are random, made here on publishing and never changed: nobody can choose one that is another account's id.
create function guard_profile() returns trigger
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
create trigger guard before insert or update on profiles for each row execute function guard_profile();

-- What the world sees -----------------------------------------------------------------------------------------------

-- Only columns that profile-fields marks public, only of published profiles, with the plan in force applied.
-- A suspended account stays public ('Vergrendeld' is about signing in); a deleted one does not. The two toggles are
-- settings of the account, kept on its primary profile. No security_barrier: it would read all profiles for the newest
-- fifty, and guards only against conditions that we do not write.
create view public_profiles as
select
  p.id,
  p.domain_id,
  p.profile_slug,
  d.domain_name,
  d.is_primary,
  d.verified_at,
  plan.of_domain as plan,
  case when d.is_primary then p.zichtbaarheid_ai else own.zichtbaarheid_ai end as zichtbaarheid_ai,
  case when d.is_primary then p.noindex_google else own.noindex_google end as noindex_google,
  p.geo_published_at,
  p.created_at,
  p.updated_at,
  p.laatste_scan,

  p.company_name,
  p.url,
  p.locations,
  p.countries,
  p.desired_info,
  case when plan.is_paid then p.llm_platforms else '{chatgpt}'::text[] end as llm_platforms,

  case when plan.is_paid then p.description end as description,
  case when plan.is_paid then p.samenvatting_algemeen end as samenvatting_algemeen,
  case when plan.is_paid then p.sector end as sector,
  case when plan.is_paid then p.sectoren else '{}' end as sectoren,
  case when plan.is_paid then p.social_profielen else '[]' end as social_profielen,
  case when plan.is_paid then p.social_links else '{}' end as social_links,
  case when plan.is_paid then p.public_email end as public_email,
  case when plan.is_paid then p.sales_email end as sales_email,
  case when plan.is_paid then p.sales_telefoon end as sales_telefoon,
  case when plan.is_paid then p.support_email end as support_email,
  case when plan.is_paid then p.support_telefoon end as support_telefoon,
  case when plan.is_paid then p.maps_link end as maps_link,
  case when plan.is_paid then p.landing_url end as landing_url,
  case when plan.is_paid then p.rechtsvorm end as rechtsvorm,
  case when plan.is_paid then p.kvk_of_legal_name end as kvk_of_legal_name,
  case when plan.is_paid then p.btw_nummer end as btw_nummer,
  case when plan.is_paid then p.sbi_code end as sbi_code,
  case when plan.is_paid then p.oprichtingsjaar end as oprichtingsjaar,
  case when plan.is_paid then p.talen else '{}' end as talen,
  case when plan.is_paid then p.content_licentie end as content_licentie,
  case when plan.is_paid then (
    select coalesce(jsonb_agg(
      -- A Dutch postcode points at a few front doors, so it goes with the street.
      case when coalesce(place ->> 'alleen_plaats', 'false') = 'false' then place else place - '{straat,postcode}'::text[] end
      order by position), '[]')
    from jsonb_array_elements(p.locaties_uitgebreid) with ordinality as places (place, position)
  ) else '[]' end as locaties_uitgebreid,
  case when plan.is_paid then p.diensten else '[]' end as diensten,
  case when plan.is_paid then p.pakketten else '[]' end as pakketten,
  case when plan.is_paid then p.cases else '[]' end as cases,
  case when plan.is_paid then p.review_bronnen else '[]' end as review_bronnen,
  case when plan.is_paid then (
    select coalesce(jsonb_agg(
      case when p.beeldrechten_akkoord then person - 'verborgen' else person - '{verborgen,foto}'::text[] end
      order by position), '[]')
    from jsonb_array_elements(p.team) with ordinality as people (person, position)
    where coalesce(person ->> 'verborgen', 'false') = 'false'
  ) else '[]' end as team,
  case when plan.is_paid then p.logo_svg_url end as logo_svg_url,
  case when plan.is_paid then p.logo_png_url end as logo_png_url,
  case when plan.is_paid then p.hero_afbeelding_url end as hero_afbeelding_url,
  case when plan.is_paid then p.faqs else '[]' end as faqs
from profiles p
join domains d on d.id = p.domain_id and d.user_id = p.id
join accounts a on a.user_id = p.id
left join lateral (
  select o.zichtbaarheid_ai, o.noindex_google
  from domains od join profiles o on o.id = od.user_id and o.domain_id = od.id
  where not d.is_primary and od.user_id = p.id and od.is_primary
) own on true
left join user_subscriptions s on s.user_id = p.id and s.deleted_at is null
  and (s.current_period_end is null or s.current_period_end > now())
cross join lateral (
  select
    coalesce(d.plan_type, s.plan_type, 'free') as of_domain,
    coalesce(d.plan_type, s.plan_type, 'free') <> 'free' as is_paid,
    'expert' in (d.plan_type, s.plan_type) as is_expert
) plan
where p.published and p.deleted_at is null and p.status <> 'deleted'
  and d.deleted_at is null and a.deleted_at is null
  -- Extra websites are Expert's; without it their profiles are offline, and come back with it.
  and (d.is_primary or plan.is_expert);
grant select on public_profiles to vindbaar_app, vindbaar_jobs;

-- Tells 410 from 404: by slug, or by user id for the primary domain's profile.
create function profile_was_public(p_slug_or_id uuid) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
declare
  v_was profiles;
begin
  -- One row first, and by key: the view as a whole must not be read for it.
  for v_was in
    select p.* from profiles p where p.profile_slug = p_slug_or_id and p.geo_published_at is not null
    union all
    select p.* from profiles p join domains d on d.id = p.domain_id and d.is_primary
    where p.id = p_slug_or_id and p.geo_published_at is not null
  loop
    if not exists (select from public_profiles v where v.id = v_was.id and v.domain_id = v_was.domain_id) then
      return true;
    end if;
  end loop;
  return false;
end $$;
grant execute on function profile_was_public to vindbaar_app, vindbaar_jobs;

-- Every change that the world may see is told on the channel profile_changed: {"id": user id, "slug": slug or null}.
-- All pages of that account may have changed (plan, toggles), not only the one of the slug.
create function tell_profile_changed() returns trigger
  language plpgsql
as $$
begin
  perform pg_notify('profile_changed', json_build_object(
    'id', coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[0],
    'slug', coalesce(to_jsonb(new), to_jsonb(old)) ->> 'profile_slug'
  )::text);
  return null;
end $$;

create trigger tell_insert after insert on profiles for each row
  when (new.published) execute function tell_profile_changed('id');
create trigger tell_update after update on profiles for each row
  when (old.published or new.published
    or (old.zichtbaarheid_ai, old.noindex_google) is distinct from (new.zichtbaarheid_ai, new.noindex_google))
  execute function tell_profile_changed('id');
create trigger tell_delete after delete on profiles for each row
  when (old.published) execute function tell_profile_changed('id');
create trigger tell after update or delete on domains for each row execute function tell_profile_changed('user_id');
create trigger tell after update or delete on user_subscriptions for each row execute function tell_profile_changed('user_id');
create trigger tell after update of suspended_at, deleted_at on accounts for each row execute function tell_profile_changed('user_id');
