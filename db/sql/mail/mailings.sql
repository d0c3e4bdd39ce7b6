-- The newsletter's subscribers for admins, and what an admin does with a mailing. A job sends it (features/newsletter/send-mailing.job.ts).
create index if not exists newsletter_subscriptions_search on newsletter_subscriptions using gin (email extensions.gin_trgm_ops);

-- One page, newest first, after a place. A search finds a part of the address, or the whole of one that was erased.
create or replace function find_subscribers(
  p_state text, p_query text, p_before timestamptz, p_before_id uuid, p_limit integer
) returns table (id uuid, email text, state text, requested_at timestamptz, confirmed_at timestamptz, unsubscribed_at timestamptz, suppressed boolean)
  language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off
as $$
begin
  if not is_admin() then
    raise insufficient_privilege using message = 'only an admin reads the subscribers';
  end if;
  return query execute format(
    'select n.id, n.email, n.state, n.requested_at, n.confirmed_at, n.unsubscribed_at,
       exists (select from mail_suppressions s where s.email_hash = n.email_hash)
     from newsletter_subscriptions n where true %s %s %s order by n.requested_at desc, n.id desc limit %s',
    case when p_state is null then '' else format('and n.state = %L', p_state) end,
    case when p_query is null or p_query = '' then '' else format('and (n.email like %L or n.email_hash = %L)',
      '%' || replace(replace(replace(lower(p_query), '\', '\\'), '%', '\%'), '_', '\_') || '%',
      encode(sha256(convert_to(lower(p_query), 'UTF8')), 'hex')) end,
    case when p_before is null then '' else format('and (n.requested_at, n.id) < (%L, %L)', p_before, p_before_id) end,
    p_limit);
end $$;
grant execute on function find_subscribers to vindbaar_app;

create or replace function count_subscribers(out asked integer, out confirmed integer, out unsubscribed integer, out suppressed integer, out receivers integer)
  language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off
as $$
begin
  if not is_admin() then
    raise insufficient_privilege using message = 'only an admin counts the subscribers';
  end if;
  select count(*) into asked from newsletter_subscriptions where state = 'asked';
  select count(*) into confirmed from newsletter_subscriptions where state = 'confirmed';
  select count(*) into unsubscribed from newsletter_subscriptions where state = 'unsubscribed';
  select count(*) into suppressed from mail_suppressions;
  select count(*) into receivers from mailing_receivers();
end $$;
grant execute on function count_subscribers to vindbaar_app;

-- Who a mailing that starts now goes to.
create or replace function mailing_receivers() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
as $$
  select n.id from newsletter_subscriptions n
  where n.state = 'confirmed' and not exists (select from mail_suppressions s where s.email_hash = n.email_hash)
$$;

-- Says what became of it: 'changed' (another version is in use), 'untested', 'started-already', 'no-receivers' or 'started'.
create or replace function start_mailing(p_template_key text, p_version integer, p_now timestamptz, out outcome text, out mailing_id uuid)
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_template email_templates;
begin
  if not is_admin() then
    raise insufficient_privilege using message = 'only an admin starts a mailing';
  end if;
  -- Two presses of the button take turns here.
  select * into v_template from email_templates where key = p_template_key for update;
  if not found or v_template.version <> p_version then
    outcome := 'changed';
    return;
  end if;
  select id into mailing_id from newsletter_mailings where template_id = v_template.id and version = p_version;
  if found then
    outcome := 'started-already';
  elsif not exists (select from email_template_tests where template_id = v_template.id and version = p_version) then
    outcome := 'untested';
  elsif not exists (select from mailing_receivers()) then
    outcome := 'no-receivers';
  else
    insert into newsletter_mailings (template_id, version, started_at, started_by, next_at)
    values (v_template.id, p_version, p_now, app_user_id(), p_now) returning id into mailing_id;
    insert into newsletter_receivers (mailing_id, subscription_id, due_at)
    select start_mailing.mailing_id, receiver, p_now from mailing_receivers() receiver;
    perform pg_notify('mailings', '');
    outcome := 'started';
  end if;
end $$;
grant execute on function start_mailing to vindbaar_app;

-- False: it was not being sent.
create or replace function stop_mailing(p_mailing uuid, p_now timestamptz) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if not is_admin() then
    raise insufficient_privilege using message = 'only an admin stops a mailing';
  end if;
  update newsletter_mailings set state = 'stopped', ended_at = p_now where id = p_mailing and state = 'sending';
  return found;
end $$;
grant execute on function stop_mailing to vindbaar_app;

-- Goes on after a stop, or tries again what the mail server refused. What may have been sent is not tried again. False: nothing to do.
create or replace function continue_mailing(p_mailing uuid, p_failed_too boolean, p_now timestamptz) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if not is_admin() then
    raise insufficient_privilege using message = 'only an admin continues a mailing';
  end if;
  perform from newsletter_mailings where id = p_mailing and state <> 'sending' for update;
  if not found then
    return false;
  end if;
  if p_failed_too then
    update newsletter_receivers set state = 'waiting', tries = 0, due_at = p_now, error = null
    where mailing_id = p_mailing and state = 'failed';
  end if;
  if not exists (select from newsletter_receivers where mailing_id = p_mailing and state in ('waiting', 'sending')) then
    return false;
  end if;
  update newsletter_mailings set state = 'sending', ended_at = null, run = run + 1, next_at = p_now, error = null where id = p_mailing;
  perform pg_notify('mailings', '');
  return true;
end $$;
grant execute on function continue_mailing to vindbaar_app;
