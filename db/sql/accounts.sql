-- Rows that are created with an account, and changes to an account as a whole.
create or replace function touch_updated_at() returns trigger
  language plpgsql
as $$
begin
  new.updated_at := now();
  return new;
end $$;
create or replace trigger touch before update on accounts for each row execute function touch_updated_at();
create or replace trigger touch before update on user_subscriptions for each row execute function touch_updated_at();
create or replace trigger touch before update on profiles for each row execute function touch_updated_at();
create or replace trigger touch before update on email_templates for each row execute function touch_updated_at();

-- better-auth inserts the user; this trigger adds the account, its role, plan, primary domain and profile.
create or replace function new_account() returns trigger
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
create or replace trigger new_account after insert on auth."user" for each row execute function new_account();

create or replace function mirror_email() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update accounts set email = lower(new.email) where user_id = new.id;
  return null;
end $$;
create or replace trigger mirror_email after update of email on auth."user" for each row
  when (old.email is distinct from new.email) execute function mirror_email();

-- What sign-in needs of an account while the transaction has no actor yet.
create or replace function account_state(p_user_id uuid, out suspended boolean, out deleted boolean, out must_change_password boolean)
  language sql stable security definer set search_path = public, pg_temp
as $$
  select a.suspended_at is not null, a.deleted_at is not null, a.must_change_password
  from accounts a where a.user_id = p_user_id
$$;
grant execute on function account_state to vindbaar_auth;

-- Whose session a request carries: no row once the account is locked or deleted.
create or replace function signed_in_account(p_user_id uuid)
  returns table (email text, display_name text, must_change_password boolean, role text)
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  return query select a.email, a.display_name, a.must_change_password, r.role
    from accounts a left join user_roles r on r.user_id = a.user_id and r.deleted_at is null
    where a.user_id = p_user_id and a.suspended_at is null and a.deleted_at is null;
end $$;
grant execute on function signed_in_account to vindbaar_auth;

-- Called after the owner chose a password: a temporary one no longer has to be replaced.
create or replace function password_was_chosen(p_user_id uuid) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  update accounts set must_change_password = false where user_id = p_user_id
$$;
grant execute on function password_was_chosen to vindbaar_auth;
-- What an admin does that needs better-auth's tables, in one transaction of its handle. The caller says which admin acts; these
-- functions check that it still is one.
create or replace function require_acting_admin(p_admin uuid) returns void
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  if not exists (
    select from user_roles r join accounts a using (user_id)
    where r.user_id = p_admin and r.role = 'admin' and r.deleted_at is null and a.suspended_at is null and a.deleted_at is null
  ) then
    raise insufficient_privilege using message = 'only an admin may do this';
  end if;
end $$;

-- The role and the plan of an account that was made in this transaction.
create or replace function set_up_account(p_admin uuid, p_user_id uuid, p_role text, p_plan text) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform require_acting_admin(p_admin);
  update user_roles set role = p_role where user_id = p_user_id;
  update user_subscriptions set plan_type = p_plan where user_id = p_user_id;
end $$;
grant execute on function set_up_account to vindbaar_auth;

-- Ends the sessions of an account that gets a new password. A temporary one must be replaced at the next sign-in; a link is sent
-- once a minute. Says what was found: 'not-found', 'closed' (locked or deleted), 'sent-already' or 'done'.
create or replace function begin_password_reset(p_admin uuid, p_user_id uuid, p_temporary boolean, p_now timestamptz) returns text
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_account accounts;
begin
  perform require_acting_admin(p_admin);
  select * into v_account from accounts where user_id = p_user_id for update;
  if not found then
    return 'not-found';
  end if;
  if v_account.suspended_at is not null or v_account.deleted_at is not null then
    return 'closed';
  end if;
  if p_temporary then
    update accounts set must_change_password = true where user_id = p_user_id;
  elsif exists (
    select from audit_log
    where subject_id = p_user_id and act = 'reset-link-sent' and at > p_now - interval '1 minute' and at <= p_now
  ) then
    return 'sent-already';
  end if;
  delete from auth.session where user_id = p_user_id;
  return 'done';
end $$;
grant execute on function begin_password_reset to vindbaar_auth;

-- Admins who remove each other at the same moment wait for each other: the second is no admin any more, so one always stays.
create or replace function await_admin_turn() returns boolean
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('vindbaar first admin', 0));
  return is_admin();
end $$;
grant execute on function await_admin_turn to vindbaar_app;
