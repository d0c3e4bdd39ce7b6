-- The audit log is append-only for everyone, its owner included. The only change is that jobs erase a network or e-mail address.
create or replace function guard_audit_log() returns trigger
  language plpgsql
as $$
begin
  if tg_op = 'UPDATE' and acts_as_jobs() then
    if (new.address is null or new.address = old.address) and (new.email is null or new.email = old.email)
      and to_jsonb(new) - 'address' - 'email' = to_jsonb(old) - 'address' - 'email' then
      return new;
    end if;
  end if;
  raise insufficient_privilege using message = 'the audit log is append-only';
end $$;
create or replace trigger guard before update or delete on audit_log for each row execute function guard_audit_log();
create or replace trigger guard_all before truncate on audit_log for each statement execute function guard_audit_log();

-- Adds one act, in the caller's transaction. The signed-in user is who the transaction acts for, and records acts on accounts that
-- it has rights over; sign-in and jobs say who acted. Either the account or its e-mail address is given; the other follows.
create or replace function record_act(
  p_act text, p_at timestamptz, p_subject uuid, p_email text, p_address text, p_details jsonb,
  p_actor_kind text default null, p_actor uuid default null
) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_kind text := p_actor_kind;
  v_actor uuid := p_actor;
  v_subject uuid := p_subject;
  v_email text := lower(left(p_email, 320));
begin
  if current_setting('role', true) not in ('vindbaar_jobs', 'vindbaar_auth') then
    v_actor := app_user_id();
    v_kind := 'user';
    if v_actor is null or v_subject is null then
      raise insufficient_privilege using message = 'a visitor records no acts';
    end if;
    if v_subject <> v_actor then
      perform require_right_over(v_subject);
    end if;
    v_email := null;
  end if;
  if v_subject is null then
    select user_id into v_subject from accounts where lower(email) = v_email;
  else
    select email into v_email from accounts where user_id = v_subject;
  end if;
  insert into audit_log (act, at, actor_kind, actor_id, subject_id, email, address, details)
  values (p_act, p_at, v_kind, v_actor, v_subject, v_email, left(p_address, 64), p_details);
end $$;
grant execute on function record_act to vindbaar_app, vindbaar_auth, vindbaar_jobs;

-- For good, and only what was deleted before. Everything of the account goes with better-auth's user row, and its e-mail address
-- leaves the audit log, which only jobs may erase from.
create or replace function purge_account(p_user_id uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_email text;
  v_images text[];
begin
  if not acts_as_jobs() then
    raise insufficient_privilege using message = 'only a job removes an account for good';
  end if;
  select lower(email) into v_email from accounts where user_id = p_user_id and deleted_at is not null for update;
  if not found then
    return false;
  end if;
  select array_agg(hash) into v_images from (
    select hash from image_sources where user_id = p_user_id and hash is not null
    union select hash from share_images where user_id = p_user_id) own;
  delete from auth."user" where id = p_user_id;
  -- What names the account by its address, or by its id in a text.
  delete from waitlist where lower(email) = v_email;
  delete from mail_outbox where lower(to_address) = v_email;
  delete from sign_in_attempts where email = v_email;
  delete from rate_limits where key like '%' || p_user_id || '%' or key like '%' || replace(v_email, '_', '\_') || '%';
  -- A picture that another account has too stays.
  delete from images i where i.hash = any (v_images)
    and not exists (select from image_sources s where s.hash = i.hash)
    and not exists (select from share_images d where d.hash = i.hash);
  update audit_log set email = null where subject_id = p_user_id and email is not null;
  return true;
end $$;
revoke execute on function purge_account from vindbaar_app;
grant execute on function purge_account to vindbaar_jobs;
