-- The actor of a transaction and its rights. The policies in db/schema call these functions.
-- Every right is granted by name. vindbaar_owner runs this file and owns everything.
revoke all on schema public from public;
grant usage on schema public to vindbaar_app, vindbaar_auth, vindbaar_jobs, vindbaar_reader;
alter default privileges for role vindbaar_owner revoke execute on functions from public;

-- The key that verifies signatures of user ids; written at each start (db/actor-key.ts), readable by no role of the program.
create schema if not exists private;
create table if not exists private.actor_key (
  only_one boolean primary key default true check (only_one),
  inner_block bytea not null,
  outer_block bytea not null
);

-- The user that the transaction acts for; null for a visitor, for jobs and for vindbaar_reader. The id is signed, because any SQL may
-- set it: SQL injected into one customer's query could otherwise name another customer, or an admin.
create or replace function app_user_id() returns uuid
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
declare
  v_said text := current_setting('app.user_id', true);
  v_id text;
  v_signature text;
begin
  if v_said is null or v_said = '' or current_setting('role', true) is distinct from 'vindbaar_app' then
    return null;
  end if;
  v_id := split_part(v_said, '.', 1);
  select encode(sha256(k.outer_block || sha256(k.inner_block || convert_to(v_id, 'UTF8'))), 'hex') into v_signature
  from private.actor_key k where k.only_one;
  if v_signature is distinct from split_part(v_said, '.', 2) then
    raise insufficient_privilege using message = 'app.user_id is not signed';
  end if;
  return v_id::uuid;
end $$;
grant execute on function app_user_id to vindbaar_app, vindbaar_jobs, vindbaar_reader;

-- In a security definer function current_user is the owner; `role` is still the caller's.
create or replace function acts_as_jobs() returns boolean
  language sql stable
  return current_setting('role', true) = 'vindbaar_jobs';
grant execute on function acts_as_jobs to vindbaar_app, vindbaar_jobs;

-- plpgsql, because the tables are created after the functions that policies call.
create or replace function is_admin() returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  return exists (
    select from user_roles r join accounts a using (user_id)
    where r.user_id = app_user_id() and r.role = 'admin' and r.deleted_at is null
      and a.suspended_at is null and a.deleted_at is null
  );
end $$;
grant execute on function is_admin to vindbaar_app, vindbaar_jobs;

create or replace function require_right_over(p_user_id uuid) returns void
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  if p_user_id is distinct from app_user_id() and not acts_as_jobs() and not is_admin() then
    raise insufficient_privilege using message = 'only the account itself or an admin may do this';
  end if;
end $$;
grant execute on function require_right_over to vindbaar_app, vindbaar_jobs;
