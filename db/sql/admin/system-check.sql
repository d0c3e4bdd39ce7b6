-- What the system check of the admin area reads of the database itself. Each function answers admins only.
create or replace function require_system_reader() returns void
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  if not is_admin() then
    raise insufficient_privilege using message = 'only an admin checks the system';
  end if;
end $$;

-- The size of the tables with their indexes: reading the size of the database takes a right that no role of ours has.
create or replace function system_database(out version text, out bytes bigint)
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  perform require_system_reader();
  select current_setting('server_version') into version;
  select coalesce(sum(pg_total_relation_size(c.oid)), 0)::bigint into bytes
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema');
end $$;
grant execute on function system_database to vindbaar_app;

create or replace function system_migrations(out applied integer, out newest bigint)
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  perform require_system_reader();
  select count(*)::int, max(created_at) into applied, newest from drizzle.__drizzle_migrations;
end $$;
grant execute on function system_migrations to vindbaar_app;

-- `given_up`: jobs that failed for good, which wait for an admin.
create or replace function system_jobs(out waiting integer, out failing integer, out running integer, out given_up jsonb)
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  perform require_system_reader();
  select count(*) filter (where state = 'created')::int, count(*) filter (where state = 'retry')::int,
    count(*) filter (where state = 'active')::int
  into waiting, failing, running
  from jobs.job where state < 'completed' and name <> 'dead-letters';
  select coalesce(jsonb_object_agg(kind, n), '{}') into given_up
  from (select source_name as kind, count(*)::int as n from jobs.job
    where name = 'dead-letters' and state < 'active' and source_name is not null group by 1) dead;
end $$;
grant execute on function system_jobs to vindbaar_app;

-- Queues every job that failed for good anew, and says how many. Two admins who press at once queue each job once.
create or replace function retry_given_up_jobs() returns integer
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_queued integer;
begin
  perform require_system_reader();
  with taken as (
    delete from jobs.job d using jobs.queue q
    where d.name = 'dead-letters' and d.state < 'active' and q.name = d.source_name
    returning q.name, d.data, q.policy, q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.expire_seconds,
      q.heartbeat_seconds, q.deletion_seconds, q.dead_letter, q.retention_seconds
  )
  insert into jobs.job (name, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, heartbeat_seconds,
    deletion_seconds, dead_letter, keep_until)
  select name, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, heartbeat_seconds,
    deletion_seconds, dead_letter, now() + retention_seconds * interval '1 second'
  from taken;
  get diagnostics v_queued = row_count;
  return v_queued;
end $$;
grant execute on function retry_given_up_jobs to vindbaar_app;

create or replace function system_mail(
  out waiting integer, out failed integer, out last_sent_at timestamptz, out last_error text, out last_error_at timestamptz,
  out last_error_template text
)
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  perform require_system_reader();
  select count(*)::int into waiting from (select from mail_outbox where state = 'waiting' limit 1001) counted;
  select count(*)::int into failed
  from (select from mail_outbox where state <> 'waiting' and state = 'failed' limit 1001) counted;
  select ended_at into last_sent_at from mail_outbox
  where state <> 'waiting' and state = 'sent' order by ended_at desc limit 1;
  -- Of a mail that waits for another try, the moment of the last one is not known: the row says when it was queued.
  select m.error, m.at, m.template_key into last_error, last_error_at, last_error_template
  from (
    (select error, ended_at as at, template_key from mail_outbox
      where state <> 'waiting' and state = 'failed' order by ended_at desc limit 1)
    union all
    (select error, created_at, template_key from mail_outbox
      where state = 'waiting' and error is not null order by due_at desc limit 1)
  ) m order by m.at desc limit 1;
end $$;
grant execute on function system_mail to vindbaar_app;
