-- Notifies open event streams, on one channel: 'analysis USER PROGRESS', 'comparison USER ID', 'reading USER ID',
-- 'visits USER…', 'session ID…' (ended), 'account USER' (suspended, deleted, no longer an admin, or must choose a password first).
-- Those for the list of customers are in customers.sql: 'customers USER…', 'customers any', 'customers new'.

create or replace function tell_analysis() returns trigger
  language plpgsql
as $$
begin
  perform pg_notify('streams', 'analysis ' || new.user_id || ' ' || new.progress_id);
  return null;
end $$;
create or replace trigger streams after insert on analyses for each row when (new.progress_id is not null) execute function tell_analysis();
create or replace trigger streams_change after update on analyses for each row
  when (new.progress_id is not null and (old.state, old.ahead, old.step, old.done, old.total, old.url)
    is distinct from (new.state, new.ahead, new.step, new.done, new.total, new.url)) execute function tell_analysis();

create or replace function tell_comparison() returns trigger
  language plpgsql
as $$
begin
  perform pg_notify('streams', 'comparison ' || new.user_id || ' ' || new.id);
  return null;
end $$;
create or replace trigger streams after insert on comparisons for each row execute function tell_comparison();
create or replace trigger streams_change after update on comparisons for each row
  when ((old.state, old.ahead, old.sites) is distinct from (new.state, new.ahead, new.sites)) execute function tell_comparison();

create or replace function tell_reading() returns trigger
  language plpgsql
as $$
begin
  perform pg_notify('streams', 'reading ' || new.user_id || ' ' || new.id);
  return null;
end $$;
create or replace trigger streams after insert on readings for each row execute function tell_reading();
create or replace trigger streams_change after update on readings for each row
  when ((old.state, old.ahead, old.step, old.done, old.total, old.url, old.changes)
    is distinct from (new.state, new.ahead, new.step, new.done, new.total, new.url, new.changes)) execute function tell_reading();

create or replace function tell_visits() returns trigger
  language plpgsql
as $$
begin
  -- A notification may be at most 8,000 bytes.
  perform pg_notify('streams', 'visits ' || string_agg(id, ' '))
  from (select user_id::text as id, row_number() over () / 200 as part from (select distinct user_id from changed) users) parts
  group by part;
  return null;
end $$;
create or replace trigger streams after insert on crawler_visit_days referencing new table as changed
  for each statement execute function tell_visits();
create or replace trigger streams_change after update on crawler_visit_days referencing new table as changed
  for each statement execute function tell_visits();

create or replace function tell_sessions_ended() returns trigger
  language plpgsql
as $$
begin
  perform pg_notify('streams', 'session ' || string_agg(id, ' '))
  from (select id::text as id, row_number() over () / 200 as part from ended) parts
  group by part;
  return null;
end $$;
create or replace trigger streams_ended after delete on auth.session referencing old table as ended
  for each statement execute function tell_sessions_ended();

create or replace function tell_account() returns trigger
  language plpgsql
as $$
begin
  perform pg_notify('streams', 'account ' || new.user_id);
  return null;
end $$;
create or replace trigger streams after update of suspended_at, deleted_at, must_change_password on accounts for each row
  when (new.suspended_at is not null or new.deleted_at is not null or new.must_change_password) execute function tell_account();
create or replace trigger streams after update of role, deleted_at on user_roles for each row
  when (old.role = 'admin' and old.deleted_at is null and (new.role <> 'admin' or new.deleted_at is not null)) execute function tell_account();

-- A question that is to be asked, for the first time or again, wakes the processes that take jobs.
create or replace function tell_asking() returns trigger
  language plpgsql
as $$
begin
  perform pg_notify('askings', '');
  return null;
end $$;
create or replace trigger askings after insert on askings for each row execute function tell_asking();
create or replace trigger askings_again after update on askings for each row
  when (old.run is distinct from new.run) execute function tell_asking();
