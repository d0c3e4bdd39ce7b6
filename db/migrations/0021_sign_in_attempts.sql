CREATE TABLE "sign_in_attempts" (
	"email" text NOT NULL,
	"scope" text NOT NULL,
	"failed_count" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"locked_until" timestamp (3) with time zone,
	CONSTRAINT "sign_in_attempts_email_scope_pk" PRIMARY KEY("email","scope"),
	CONSTRAINT "sign_in_attempts_email_is_lower_case" CHECK ("sign_in_attempts"."email" = lower("sign_in_attempts"."email")),
	CONSTRAINT "sign_in_attempts_email_length" CHECK (greatest(char_length("sign_in_attempts"."email")) <= 320),
	CONSTRAINT "sign_in_attempts_scope_length" CHECK (greatest(char_length("sign_in_attempts"."scope")) <= 100)
);
--> statement-breakpoint
ALTER TABLE "sign_in_attempts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "verification_value" ON "auth"."verification" USING btree ("value");--> statement-breakpoint
CREATE POLICY "admin may select" ON "sign_in_attempts" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint
CREATE POLICY "admin may delete" ON "sign_in_attempts" AS PERMISSIVE FOR DELETE TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "sign_in_attempts" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may delete" ON "sign_in_attempts" AS PERMISSIVE FOR DELETE TO "vindbaar_jobs" USING (true);--> statement-breakpoint
DROP TABLE "sign_in_locks" CASCADE;--> statement-breakpoint

-- Failed sign-ins --------------------------------------------------------------------------------------------------

grant select, delete on sign_in_attempts to vindbaar_app, vindbaar_jobs;--> statement-breakpoint
drop function sign_in_lock_status, record_sign_in_failure, clear_sign_in_failures;--> statement-breakpoint

-- The row that counts in a scope, held until the transaction ends, as it is now: a window that is over counts for nothing, and
-- so does one that begins in the future, as a clock that was ahead once must lock nobody out. Clocks of several processes differ
-- a little: a minute is no future.
create function sign_in_scope(p_email text, p_scope text, p_window interval, p_now timestamptz) returns sign_in_attempts
  language plpgsql set search_path = public, pg_temp
as $$
declare
  v_row sign_in_attempts;
begin
  insert into sign_in_attempts as a (email, scope, failed_count, since) values (p_email, p_scope, 0, p_now)
  on conflict (email, scope) do update set scope = a.scope
  returning * into v_row;
  if v_row.since + p_window <= p_now or v_row.since > p_now + interval '1 minute' then
    v_row.failed_count := 0;
    v_row.since := p_now;
    v_row.locked_until := null;
  elsif v_row.locked_until <= p_now then
    v_row.failed_count := 0;
    v_row.locked_until := null;
  end if;
  return v_row;
end $$;--> statement-breakpoint

-- Takes the turn of one attempt, before the password is looked at: it counts as failed until sign_in_succeeded takes that back.
-- A browser that signed in before (p_device) has ten of its own in fifteen minutes. Any other has, together with its network,
-- five in fifteen minutes, and shares ten in a row with the rest of the world; the tenth locks the account for all of them.
-- wait: seconds until a next attempt, 0 where this one may go on. locked: because the account is. locks: this one is the tenth.
-- Unknown addresses count and answer the same.
create function take_sign_in_attempt(p_email text, p_network text, p_device text, p_now timestamptz,
    out wait integer, out locked boolean, out locks boolean)
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_quarter constant interval := interval '15 minutes';
  v_email constant text := lower(p_email);
  v_account sign_in_attempts;
  v_own sign_in_attempts;
begin
  wait := 0;
  locked := false;
  locks := false;
  -- First, also where it does not count: all attempts on one address pass it in turn.
  v_account := sign_in_scope(v_email, 'anywhere', interval '1 day', p_now);
  if p_device is null and v_account.locked_until is not null then
    locked := true;
    wait := greatest(1, ceil(extract(epoch from v_account.locked_until - p_now)));
    return;
  end if;

  v_own := sign_in_scope(v_email, coalesce('device ' || p_device, 'network ' || p_network), v_quarter, p_now);
  if v_own.failed_count >= (case when p_device is null then 5 else 10 end) then
    locked := p_device is not null;
    wait := greatest(1, ceil(extract(epoch from v_own.since + v_quarter - p_now)));
    return;
  end if;
  update sign_in_attempts set failed_count = v_own.failed_count + 1, since = v_own.since
  where email = v_email and scope = v_own.scope;

  if p_device is null then
    locks := v_account.failed_count >= 9;
    update sign_in_attempts
    set failed_count = v_account.failed_count + 1, since = p_now,
      locked_until = case when locks then p_now + v_quarter end
    where email = v_email and scope = 'anywhere';
  end if;
end $$;--> statement-breakpoint

-- The row of failures ends. A lock by others stays: it does not concern a browser that signed in before.
create function sign_in_succeeded(p_email text, p_network text, p_device text, p_now timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  delete from sign_in_attempts
  where email = lower(p_email) and (
    scope = coalesce('device ' || p_device, 'network ' || p_network)
    or scope = 'anywhere' and (p_device is null or locked_until is null or locked_until <= p_now)
  )
$$;--> statement-breakpoint

-- The reset link clears them all.
create function clear_sign_in_attempts(p_email text) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  delete from sign_in_attempts where email = lower(p_email)
$$;--> statement-breakpoint
grant execute on function take_sign_in_attempt, sign_in_succeeded, clear_sign_in_attempts to vindbaar_auth, vindbaar_jobs;--> statement-breakpoint

-- Windows of requests ----------------------------------------------------------------------------------------------

-- As before, but a window that begins in the future has expired: see sign_in_scope.
create or replace function take_rate_limit(p_key text, p_limit integer, p_window_seconds integer, p_now timestamptz default clock_timestamp())
  returns integer
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_window interval := make_interval(secs => p_window_seconds);
  v_turn rate_limits;
begin
  insert into rate_limits as l (key, window_start, count) values (p_key, p_now, 1)
  on conflict (key) do update set
    window_start = case
      when l.window_start + v_window <= p_now or l.window_start > p_now + interval '1 minute' then p_now
      else l.window_start end,
    -- No further than one past the limit: a flood must not overflow.
    count = case
      when l.window_start + v_window <= p_now or l.window_start > p_now + interval '1 minute' then 1
      else least(l.count, p_limit) + 1 end
  returning * into v_turn;
  if v_turn.count <= p_limit then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from v_turn.window_start + v_window - p_now)));
end $$;--> statement-breakpoint

-- A turn that was taken for what turned out not to count.
create function give_back_rate_limit(p_key text) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  update rate_limits set count = greatest(0, count - 1) where key = p_key
$$;--> statement-breakpoint
grant execute on function give_back_rate_limit to vindbaar_auth;--> statement-breakpoint

-- Reset links ------------------------------------------------------------------------------------------------------

-- They end with the password that they would have replaced, whoever changes it, and with the account's lock or deletion.
create function end_reset_links() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  delete from auth.verification where value = new.user_id::text;
  -- Those that are still to be mailed, too.
  delete from mail_outbox m using auth."user" u
  where u.id = new.user_id and m.to_address = u.email and m.with_reset_link and m.state = 'waiting';
  return null;
end $$;--> statement-breakpoint
create trigger end_reset_links after update of password on auth.account for each row
  when (old.password is distinct from new.password) execute function end_reset_links();--> statement-breakpoint
create trigger end_reset_links after update of suspended_at, deleted_at on accounts for each row
  when (new.suspended_at is not null or new.deleted_at is not null) execute function end_reset_links();
