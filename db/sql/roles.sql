create or replace function has_role(_user_id uuid, _role text) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  perform require_right_over(_user_id);
  return exists (select from user_roles where user_id = _user_id and role = _role and deleted_at is null);
end $$;
grant execute on function has_role to vindbaar_app, vindbaar_jobs;

-- Makes the first admin of a new installation; refused if there already is one.
create or replace function make_first_admin(p_user_id uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('vindbaar first admin', 0));
  update user_roles set role = 'admin'
  where user_id = p_user_id and not exists (select from user_roles where role = 'admin' and deleted_at is null);
  return found;
end $$;
grant execute on function make_first_admin to vindbaar_jobs;

-- Called by the operator's command line (`npm run admin`).
create or replace function make_admin(p_user_id uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if not acts_as_jobs() then
    raise insufficient_privilege using message = 'only the operator makes an admin';
  end if;
  update user_roles set role = 'admin', deleted_at = null where user_id = p_user_id;
end $$;
grant execute on function make_admin to vindbaar_jobs;
