-- The counter of a scope, locked until the transaction ends. An expired window counts as zero, and so does one that begins in the
-- future: a clock that was once ahead must not lock anyone out. Clocks of several processes may differ by up to a minute.
create or replace function sign_in_scope(p_email text, p_scope text, p_window interval, p_now timestamptz) returns sign_in_attempts
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
end $$;

-- Counts one attempt before the password is checked, as failed until sign_in_succeeded undoes that.
-- A browser that signed in before (p_device) has ten attempts of its own in fifteen minutes. Any other browser shares five in fifteen
-- minutes with its network, and ten in a row with all other such browsers; the tenth locks the account for all of those.
-- wait: seconds until the next attempt, 0 if this one may continue. locked: the account is locked. locks: this attempt locks it.
-- Unknown addresses are counted and answered in the same way.
create or replace function take_sign_in_attempt(p_email text, p_network text, p_device text, p_now timestamptz,
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
  -- Locked first, even if it does not count for this browser: it serialises all attempts on one address.
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
end $$;
grant execute on function take_sign_in_attempt to vindbaar_auth, vindbaar_jobs;

-- Takes back one attempt, neither failed nor successful: the password was right, and a second step follows. Clearing the row here would
-- let whoever knows the password guess codes without end.
create or replace function give_back_sign_in_attempt(p_email text, p_network text, p_device text) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  update sign_in_attempts set failed_count = greatest(0, failed_count - 1),
    -- Of ten failures the tenth locks; one less is no lock.
    locked_until = case when failed_count <= 10 then null else locked_until end
  where email = lower(p_email) and (
    scope = coalesce('device ' || p_device, 'network ' || p_network) or scope = 'anywhere' and p_device is null
  )
$$;
grant execute on function give_back_sign_in_attempt to vindbaar_auth;

-- Resets the count of failures in a row. A lock that others caused stays: it does not affect a browser that signed in before.
create or replace function sign_in_succeeded(p_email text, p_network text, p_device text, p_now timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  delete from sign_in_attempts
  where email = lower(p_email) and (
    scope = coalesce('device ' || p_device, 'network ' || p_network)
    or scope = 'anywhere' and (p_device is null or locked_until is null or locked_until <= p_now)
  )
$$;
grant execute on function sign_in_succeeded to vindbaar_auth, vindbaar_jobs;

-- Used by the reset link: clears all counters of an address.
create or replace function clear_sign_in_attempts(p_email text) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  delete from sign_in_attempts where email = lower(p_email)
$$;
grant execute on function clear_sign_in_attempts to vindbaar_auth, vindbaar_jobs;
