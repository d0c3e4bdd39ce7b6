-- The owner deletes the own account and takes that back: what an admin's delete and restore do (features/admin/account-status.server.ts),
-- with a link in a mail as the way back.

-- The contract puts the moment of deletion on each of the account's tables.
create or replace function mark_account_deleted(p_user_id uuid, p_deleted_at timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  update user_roles set deleted_at = p_deleted_at where user_id = p_user_id;
  update user_subscriptions set deleted_at = p_deleted_at where user_id = p_user_id;
  update domains set deleted_at = p_deleted_at where user_id = p_user_id;
  update profiles set deleted_at = p_deleted_at, status = case when p_deleted_at is null then 'active' else 'deleted' end
  where id = p_user_id;
$$;

-- False: an admin, who cannot, or an account that is deleted already. Called once the password was right.
create or replace function delete_own_account(p_user_id uuid, p_token_hash text, p_now timestamptz) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update accounts a set deleted_at = p_now, restore_hash = p_token_hash
  where a.user_id = p_user_id and a.deleted_at is null
    and not exists (select from user_roles r where r.user_id = p_user_id and r.role = 'admin' and r.deleted_at is null);
  if not found then
    return false;
  end if;
  perform mark_account_deleted(p_user_id, p_now);
  return true;
end $$;
grant execute on function delete_own_account to vindbaar_auth;

-- Whose account a restore link brings back; null where it has ended.
create or replace function restorable_account(p_token_hash text) returns uuid
  language sql stable security definer set search_path = public, pg_temp
as $$
  select user_id from accounts where restore_hash = p_token_hash and deleted_at is not null
$$;
grant execute on function restorable_account to vindbaar_auth;

-- Null where the link has ended. A lock by an admin stays.
create or replace function restore_own_account(p_token_hash text) returns uuid
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user_id uuid;
begin
  update accounts set deleted_at = null where restore_hash = p_token_hash and deleted_at is not null returning user_id into v_user_id;
  if v_user_id is not null then
    perform mark_account_deleted(v_user_id, null);
  end if;
  return v_user_id;
end $$;
grant execute on function restore_own_account to vindbaar_auth;

-- A restore link ends with the deletion that it was made for: it undoes no later one by an admin.
create or replace function end_restore_link() returns trigger
  language plpgsql
as $$
begin
  if new.restore_hash is not distinct from old.restore_hash then
    new.restore_hash := null;
  end if;
  return new;
end $$;
create or replace trigger end_restore_link before update of deleted_at on accounts for each row
  when (old.deleted_at is distinct from new.deleted_at) execute function end_restore_link();
