-- What signatures of users are checked with; written at each start (db/actor-key.ts), and for nobody to read.
create schema private;--> statement-breakpoint
create table private.actor_key (
  only_one boolean primary key default true check (only_one),
  inner_block bytea not null,
  outer_block bytea not null
);--> statement-breakpoint

-- The user that the transaction acts for; null for a visitor, for jobs and for who only reads. Signed, since any SQL may set it:
-- what got into one customer's query could otherwise say that it is another's, or an admin's.
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
end $$;--> statement-breakpoint

-- Requests count their tries before anyone acts (features/accounts/rate-limits.server.ts), so that nobody can use up another's.
revoke execute on function take_rate_limit from vindbaar_app;
