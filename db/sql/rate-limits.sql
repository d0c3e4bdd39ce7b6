-- Takes one of p_limit turns in a fixed window. Returns 0 if it was taken, else the seconds until the next window. A window that begins
-- in the future has expired (see sign_in_scope). Called before the transaction has an actor (features/accounts/rate-limits.server.ts),
-- so that a customer cannot use up another's turns.
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
    -- Stops at one past the limit, so that a flood cannot overflow the counter.
    count = case
      when l.window_start + v_window <= p_now or l.window_start > p_now + interval '1 minute' then 1
      else least(l.count, p_limit) + 1 end
  returning * into v_turn;
  if v_turn.count <= p_limit then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from v_turn.window_start + v_window - p_now)));
end $$;
grant execute on function take_rate_limit to vindbaar_auth, vindbaar_jobs;

-- Returns a turn, for a request that turned out not to count.
create or replace function give_back_rate_limit(p_key text) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  update rate_limits set count = greatest(0, count - 1) where key = p_key
$$;
grant execute on function give_back_rate_limit to vindbaar_auth;
