-- db/sql/accounts.sql
-- Rows that are created with an account, and changes to an account as a whole.
create or replace function touch_updated_at() returns trigger
  language plpgsql
as $$
begin
  new.updated_at := now();
  return new;
end $$;
create or replace trigger touch before update on accounts for each row execute function touch_updated_at();
create or replace trigger touch before update on user_subscriptions for each row execute function touch_updated_at();
create or replace trigger touch before update on profiles for each row execute function touch_updated_at();
create or replace trigger touch before update on email_templates for each row execute function touch_updated_at();

-- better-auth inserts the user; this trigger adds the account, its role, plan, primary domain and profile.
create or replace function new_account() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_domain_id uuid;
begin
  insert into accounts (user_id, email, display_name) values (new.id, lower(new.email), left(new.name, 200));
  insert into user_roles (user_id, role) values (new.id, 'user');
  insert into user_subscriptions (user_id, plan_type) values (new.id, 'free');
  insert into domains (user_id, is_primary) values (new.id, true) returning id into v_domain_id;
  insert into profiles (id, domain_id) values (new.id, v_domain_id);
  return null;
end $$;
create or replace trigger new_account after insert on auth."user" for each row execute function new_account();

create or replace function mirror_email() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update accounts set email = lower(new.email) where user_id = new.id;
  return null;
end $$;
create or replace trigger mirror_email after update of email on auth."user" for each row
  when (old.email is distinct from new.email) execute function mirror_email();

-- What sign-in needs of an account while the transaction has no actor yet.
create or replace function account_state(p_user_id uuid, out suspended boolean, out deleted boolean, out must_change_password boolean)
  language sql stable security definer set search_path = public, pg_temp
as $$
  select a.suspended_at is not null, a.deleted_at is not null, a.must_change_password
  from accounts a where a.user_id = p_user_id
$$;
grant execute on function account_state to vindbaar_auth;

-- Whose session a request carries: no row once the account is locked or deleted.
create or replace function signed_in_account(p_user_id uuid)
  returns table (email text, display_name text, must_change_password boolean, role text)
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  return query select a.email, a.display_name, a.must_change_password, r.role
    from accounts a left join user_roles r on r.user_id = a.user_id and r.deleted_at is null
    where a.user_id = p_user_id and a.suspended_at is null and a.deleted_at is null;
end $$;
grant execute on function signed_in_account to vindbaar_auth;

-- Called after the owner chose a password: a temporary one no longer has to be replaced.
create or replace function password_was_chosen(p_user_id uuid) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  update accounts set must_change_password = false where user_id = p_user_id
$$;
grant execute on function password_was_chosen to vindbaar_auth;
-- What an admin does that needs better-auth's tables, in one transaction of its handle. The caller says which admin acts; these
-- functions check that it still is one.
create or replace function require_acting_admin(p_admin uuid) returns void
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  if not exists (
    select from user_roles r join accounts a using (user_id)
    where r.user_id = p_admin and r.role = 'admin' and r.deleted_at is null and a.suspended_at is null and a.deleted_at is null
  ) then
    raise insufficient_privilege using message = 'only an admin may do this';
  end if;
end $$;

-- The role and the plan of an account that was made in this transaction.
create or replace function set_up_account(p_admin uuid, p_user_id uuid, p_role text, p_plan text) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform require_acting_admin(p_admin);
  update user_roles set role = p_role where user_id = p_user_id;
  update user_subscriptions set plan_type = p_plan where user_id = p_user_id;
end $$;
grant execute on function set_up_account to vindbaar_auth;

-- Ends the sessions of an account that gets a new password. A temporary one must be replaced at the next sign-in; a link is sent
-- once a minute. Says what was found: 'not-found', 'closed' (locked or deleted), 'sent-already' or 'done'.
create or replace function begin_password_reset(p_admin uuid, p_user_id uuid, p_temporary boolean, p_now timestamptz) returns text
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_account accounts;
begin
  perform require_acting_admin(p_admin);
  select * into v_account from accounts where user_id = p_user_id for update;
  if not found then
    return 'not-found';
  end if;
  if v_account.suspended_at is not null or v_account.deleted_at is not null then
    return 'closed';
  end if;
  if p_temporary then
    update accounts set must_change_password = true where user_id = p_user_id;
  elsif exists (
    select from audit_log
    where subject_id = p_user_id and act = 'reset-link-sent' and at > p_now - interval '1 minute' and at <= p_now
  ) then
    return 'sent-already';
  end if;
  delete from auth.session where user_id = p_user_id;
  return 'done';
end $$;
grant execute on function begin_password_reset to vindbaar_auth;

-- Admins who remove each other at the same moment wait for each other: the second is no admin any more, so one always stays.
create or replace function await_admin_turn() returns boolean
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('vindbaar first admin', 0));
  return is_admin();
end $$;
grant execute on function await_admin_turn to vindbaar_app;
-- end of db/sql/accounts.sql

-- db/sql/audit-log.sql
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
-- end of db/sql/audit-log.sql

-- db/sql/domains.sql
-- With and without www is the same website. features/domains/host.ts applies the same rule.
create or replace function bare_host(p_host text) returns text
  language sql immutable parallel safe
as $$
  select regexp_replace(lower(btrim(p_host)), '^www\.(?=.+\..)', '')
$$;
grant execute on function bare_host to vindbaar_app, vindbaar_jobs, vindbaar_reader;

-- Triggers run in the order of their names: this one runs before forget_proof below, which compares the stored
-- names.
create or replace function bare_domain_name() returns trigger
  language plpgsql
as $$
begin
  new.domain_name := bare_host(new.domain_name);
  return new;
end $$;
create or replace trigger bare_domain_name before insert or update of domain_name on domains for each row
  execute function bare_domain_name();

-- Names or renames the account's primary domain, so that slug and profile survive a change of URL. The primary domain never
-- takes the name of another website of the same account.
create or replace function ensure_primary_domain(p_user_id uuid, p_domain_name text) returns uuid
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_name text := bare_host(p_domain_name);
  v_id uuid;
begin
  perform require_right_over(p_user_id);
  if coalesce(v_name, '') = '' then
    raise invalid_parameter_value using message = 'a domain name is required';
  end if;
  -- Most publishes keep the name: nothing is written then, and no trigger runs.
  select id into v_id from domains where user_id = p_user_id and is_primary and domain_name = v_name;
  if found then
    return v_id;
  end if;
  insert into domains as d (user_id, domain_name, is_primary) values (p_user_id, v_name, true)
  on conflict (user_id) where is_primary do update set
    domain_name = case
      when exists (
        select from domains other
        where other.user_id = p_user_id and not other.is_primary and other.deleted_at is null and other.domain_name = v_name
      ) then d.domain_name
      else v_name
    end
  returning id into v_id;
  return v_id;
end $$;
grant execute on function ensure_primary_domain to vindbaar_app;

-- Whether an address belongs to the website that a domain names. A domain keeps its id when the customer moves to another host, and
-- the reports on the old host are kept. On a host that serves many parties the name has the path of one (features/domains/website.ts).
create or replace function is_on_website(p_url text, p_domain_name text) returns boolean
  language sql immutable parallel safe
as $$
  select case
    when position('/' in p_domain_name) = 0 then bare_host(url.host) = bare_host(p_domain_name)
    else (bare_host(url.host) = name.host or right(url.host, length(name.host) + 1) = '.' || name.host)
      and (url.rest = name.path or left(url.rest, length(name.path) + 1) in (name.path || '/', name.path || '?', name.path || '&'))
  end
  from (select substring(lower(p_url) from '^https?://([^/?#]+)') as host, substring(lower(p_url) from '^https?://[^/?#]+([^#]*)') as rest) url,
    (select split_part(p_domain_name, '/', 1) as host, substring(p_domain_name from position('/' in p_domain_name)) as path) name
$$;
grant execute on function is_on_website to vindbaar_app;

-- A website is live for one account at a time: domains.live_name, which is unique, is the name of the website whose published profile
-- this domain holds. A published profile always holds its domain's name. Error VB001: the website is live for another account.
create or replace function hold_website(p_domain_id uuid, p_at timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_own domains;
  v_holder domains;
begin
  select * into v_own from domains where id = p_domain_id;
  -- An added domain has a name; a primary one has none before it is published.
  if v_own.domain_name = '' then
    return;
  end if;
  -- Published again: it is held already, and nobody else can hold it.
  if v_own.live_name = v_own.domain_name and v_own.displaced_at is null then
    return;
  end if;
  loop
    select * into v_holder from domains where live_name = v_own.domain_name and id <> v_own.id for update;
    if found then
      -- Not public now (deleted, or its plan ended): the website is free. Between two proofs the later one counts.
      if exists (select from public_profiles v where v.domain_id = v_holder.id)
        and (v_own.verified_at is null or v_own.verified_at <= v_holder.verified_at)
      then
        raise exception using errcode = 'VB001', message = 'the website is live for another account';
      end if;
      perform displace_website(v_holder, p_at);
    end if;
    begin
      update domains set live_name = domain_name, displaced_at = null
      where id = v_own.id and (live_name is distinct from domain_name or displaced_at is not null);
      return;
    exception when unique_violation then
      -- Another account published it meanwhile: the next round finds that one.
    end;
  end loop;
end $$;

-- The profile goes offline and keeps everything; its owner is told by mail, and on screen by displaced_at.
create or replace function displace_website(p_domain domains, p_at timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update domains set live_name = null, displaced_at = p_at where id = p_domain.id;
  update profiles set published = false, llm_profiel_status = 'concept'
  where id = p_domain.user_id and domain_id = p_domain.id;
  perform add_notice(p_domain.user_id, p_domain.id, 'displaced', jsonb_build_object('website', p_domain.domain_name), p_at);
  perform queue_mail(
    'website_overgenomen', a.email,
    jsonb_build_object(
      'first_name', coalesce(nullif(split_part(btrim(a.display_name), ' ', 1), ''), 'daar'),
      'company_name', p_domain.domain_name,
      'confirm_path', '/dashboard/eigendom?domein=' || p_domain.id),
    p_at, p_at + interval '36 hours')
  from accounts a where a.user_id = p_domain.user_id and a.deleted_at is null;
  insert into audit_log (act, at, actor_kind, actor_id, subject_id, email, details)
  select 'website-displaced', p_at, case when app_user_id() is null then 'job' else 'user' end, app_user_id(),
    a.user_id, a.email, jsonb_build_object('website', p_domain.domain_name)
  from accounts a where a.user_id = p_domain.user_id;
end $$;

-- One change of an account's websites at a time, until the transaction ends: the tenth cannot be added twice.
create or replace function lock_websites(p_user_id uuid) returns void
  language plpgsql
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('websites ' || p_user_id, 0));
end $$;
grant execute on function lock_websites to vindbaar_app;

-- Before a change of what is live, and before any row of it is locked: locks the account's websites, then the domain's live website and the
-- one that it may move to. Everyone locks these in one order, so two accounts that displace each other wait and do not deadlock. Returns the
-- name that the domain then has, which nobody else changes before the transaction ends.
create or replace function lock_live_websites(p_user_id uuid, p_domain_id uuid, p_website text) returns text
  language plpgsql
as $$
begin
  perform lock_websites(p_user_id);
  perform pg_advisory_xact_lock(key) from (
    select distinct hashtextextended('live ' || name, 0) as key
    from (select live_name as name from domains where id = p_domain_id union all select p_website) names
    where name is not null order by key
  ) ordered;
  return (select domain_name from domains where id = p_domain_id and user_id = p_user_id);
end $$;
grant execute on function lock_live_websites to vindbaar_app;

create or replace function follow_published() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if new.published then
    perform hold_website(new.domain_id, coalesce(new.geo_published_at, now()));
  else
    update domains set live_name = null where id = new.domain_id and live_name is not null;
  end if;
  return null;
end $$;
create or replace trigger hold_insert after insert on profiles for each row
  when (new.published) execute function follow_published();
-- Not only where `published` changes: to publish again is to hold the website again.
create or replace trigger hold_update after update of published on profiles for each row
  when (old.published or new.published) execute function follow_published();

create or replace function release_website() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update domains set live_name = null where id = old.domain_id and live_name is not null;
  return null;
end $$;
create or replace trigger release after delete on profiles for each row
  when (old.published) execute function release_website();

-- Another name is another website: it is proven or not, and held or not, by itself.
create or replace function another_website() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if tg_when = 'BEFORE' then
    new.live_name := null;
    new.verified_at := (select p.proven_at from domain_proofs p where p.domain_id = new.id and p.website = new.domain_name);
    return new;
  end if;
  if exists (select from profiles p where p.id = new.user_id and p.domain_id = new.id and p.published) then
    perform hold_website(new.id, now());
  end if;
  return null;
end $$;
create or replace trigger forget_proof before update of domain_name on domains for each row
  when (old.domain_name <> new.domain_name) execute function another_website();
create or replace trigger hold_renamed after update of domain_name on domains for each row
  when (old.domain_name <> new.domain_name) execute function another_website();

-- The owner is told by mail, once, and the audit log by the same transaction.
create or replace function tell_proof_lost(p_user_id uuid, p_domain_id uuid, p_website text, p_at timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  select add_notice(p_user_id, p_domain_id, 'proof-lost', jsonb_build_object('website', p_website), p_at);
  select queue_mail(
    'bewijs_vervallen', a.email,
    jsonb_build_object(
      'first_name', coalesce(nullif(split_part(btrim(a.display_name), ' ', 1), ''), 'daar'),
      'company_name', p_website,
      'confirm_path', '/dashboard/eigendom?domein=' || p_domain_id),
    p_at, p_at + interval '36 hours')
  from accounts a where a.user_id = p_user_id and a.deleted_at is null;
  insert into audit_log (act, at, actor_kind, actor_id, subject_id, email, details)
  select 'website-unproven', p_at, case when app_user_id() is null then 'job' else 'user' end, app_user_id(),
    a.user_id, a.email, jsonb_build_object('website', p_website)
  from accounts a where a.user_id = p_user_id;
$$;

-- What one check of a website found: the way that it was proven, or null. `p_day`: a failure counts once a day; null: it does not count.
create or replace function note_ownership_check(p_domain_id uuid, p_website text, p_method text, p_at timestamptz, p_day date)
  returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_user_id uuid := (select user_id from domains where id = p_domain_id);
  v_was_proven_at timestamptz;
  v_proven_at timestamptz;
begin
  perform require_right_over(v_user_id);
  -- Checks of one website take turns, so that only one of them is the one that loses the proof.
  select proven_at into v_was_proven_at from domain_proofs where domain_id = p_domain_id and website = p_website for update;
  if p_method is not null then
    insert into domain_proofs as p (user_id, domain_id, website, method, proven_at, checked_at)
    values (v_user_id, p_domain_id, p_website, p_method, p_at, p_at)
    on conflict (domain_id, website) do update set
      method = excluded.method, proven_at = coalesce(p.proven_at, excluded.proven_at), checked_at = excluded.checked_at,
      failed_days = 0, failed_on = null
    returning proven_at into v_proven_at;
  else
    update domain_proofs p set
      checked_at = p_at,
      failed_on = coalesce(p_day, failed_on),
      failed_days = case when p_day is null or p_day = failed_on then failed_days else failed_days + 1 end,
      proven_at = case when p_day is not null and p_day is distinct from failed_on and failed_days >= 2 then null else proven_at end
    where domain_id = p_domain_id and website = p_website
    returning proven_at into v_proven_at;
  end if;
  update domains set verified_at = v_proven_at
  where id = p_domain_id and domain_name = p_website and verified_at is distinct from v_proven_at;
  if v_was_proven_at is not null and v_proven_at is null then
    perform tell_proof_lost(v_user_id, p_domain_id, p_website, p_at);
  end if;
end $$;
grant execute on function note_ownership_check to vindbaar_app, vindbaar_jobs;

-- The websites of an account that went offline because another account has them live. Who restores an account without a session says
-- so by its own role.
create or replace function websites_live_elsewhere(p_user_id uuid) returns setof text
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  if current_setting('role', true) <> 'vindbaar_auth' then
    perform require_right_over(p_user_id);
  end if;
  return query select own.domain_name from domains own
    where own.user_id = p_user_id and own.displaced_at is not null
      and exists (select from domains other where other.live_name = own.domain_name and other.user_id <> p_user_id)
    order by own.domain_name;
end $$;
grant execute on function websites_live_elsewhere to vindbaar_app, vindbaar_auth;
-- end of db/sql/domains.sql
