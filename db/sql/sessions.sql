-- Refuses a session for a suspended or deleted account. The row lock serialises a sign-in and a suspension at the same moment:
-- the second one sees what the first one wrote.
create or replace function admit_session() returns trigger
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
create or replace trigger admit_session before insert on auth.session for each row execute function admit_session();

create or replace function close_sessions() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  delete from auth.session where user_id = new.user_id;
  -- Also after the lock or deletion is undone, its personal tokens do not work again.
  delete from auth.personal_token where user_id = new.user_id;
  return null;
end $$;
create or replace trigger close_sessions after update of suspended_at, deleted_at on accounts for each row
  when (new.suspended_at is not null or new.deleted_at is not null) execute function close_sessions();

create or replace function end_sessions(p_user_id uuid) returns integer
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

-- Deletes reset links when the password changes, and when the account is suspended or deleted.
create or replace function end_reset_links() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  delete from auth.verification where value = new.user_id::text;
  -- Including links that are still in the outbox.
  delete from mail_outbox m using auth."user" u
  where u.id = new.user_id and m.to_address = u.email and m.with_reset_link and m.state = 'waiting';
  return null;
end $$;
create or replace trigger end_reset_links after update of password on auth.account for each row
  when (old.password is distinct from new.password) execute function end_reset_links();
create or replace trigger end_reset_links after update of suspended_at, deleted_at on accounts for each row
  when (new.suspended_at is not null or new.deleted_at is not null) execute function end_reset_links();

-- The only access of jobs to better-auth's tables: deletes expired sessions and links, at most p_limit of each. Returns how many
-- rows were deleted.
create or replace function forget_expired_sign_ins(p_now timestamptz, p_limit integer) returns integer
  language sql security definer set search_path = public, pg_temp
as $$
  with sessions as (
    delete from auth.session where id in (select id from auth.session where expires_at < p_now limit p_limit) returning 1
  ), links as (
    delete from auth.verification where id in (select id from auth.verification where expires_at < p_now limit p_limit) returning 1
  )
  select ((select count(*) from sessions) + (select count(*) from links))::integer
$$;
grant execute on function forget_expired_sign_ins to vindbaar_jobs;
