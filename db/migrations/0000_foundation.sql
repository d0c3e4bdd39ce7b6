-- Runs as vindbaar_owner, who owns all that follows. The roles are made by db/roles.ts.
-- Nobody may do anything that is not granted by name below or in later migrations.
revoke all on schema public from public;
grant usage on schema public to vindbaar_app, vindbaar_auth, vindbaar_jobs;
alter default privileges for role vindbaar_owner revoke execute on functions from public;

-- The user that the transaction acts for; null for a visitor and for jobs.
create function app_user_id() returns uuid
  language sql stable
  return nullif(current_setting('app.user_id', true), '')::uuid;

-- In functions below that run with their owner's rights, current_user is the owner; `role` is still the caller's.
create function acts_as_jobs() returns boolean
  language sql stable
  return current_setting('role', true) = 'vindbaar_jobs';

-- plpgsql, because the tables that these three read come in the next migration.
create function is_admin() returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  return exists (
    select from user_roles r join accounts a using (user_id)
    where r.user_id = app_user_id() and r.role = 'admin' and r.deleted_at is null
      and a.suspended_at is null and a.deleted_at is null
  );
end $$;

create function require_right_over(p_user_id uuid) returns void
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  if p_user_id is distinct from app_user_id() and not acts_as_jobs() and not is_admin() then
    raise insufficient_privilege using message = 'only the account itself or an admin may do this';
  end if;
end $$;

-- The plan in force for a domain is its own, else the account's; a subscription that has ended is Free.
create function plan_in_force(p_user_id uuid, p_domain_id uuid default null) returns text
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  perform require_right_over(p_user_id);
  return coalesce(
    (select d.plan_type from domains d where d.id = p_domain_id and d.user_id = p_user_id),
    (select s.plan_type from user_subscriptions s
     where s.user_id = p_user_id and s.deleted_at is null
       and (s.current_period_end is null or s.current_period_end > now())),
    'free'
  );
end $$;

grant execute on function app_user_id, acts_as_jobs, is_admin, require_right_over, plan_in_force to vindbaar_app, vindbaar_jobs;
