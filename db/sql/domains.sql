-- A website is one with and without www. features/domains/host.ts says the same in TypeScript.
create or replace function bare_host(p_host text) returns text
  language sql immutable parallel safe
as $$
  select regexp_replace(lower(btrim(p_host)), '^www\.(?=.+\..)', '')
$$;
grant execute on function bare_host to vindbaar_app, vindbaar_jobs, vindbaar_reader;

-- The trigger's name puts it before forget_proof, which compares the names as they are kept.
create or replace function bare_domain_name() returns trigger
  language plpgsql
as $$
begin
  new.domain_name := bare_host(new.domain_name);
  return new;
end $$;
create or replace trigger bare_domain_name before insert or update of domain_name on domains for each row
  execute function bare_domain_name();

-- Names or renames the account's primary domain, so that slug and profile survive a change of URL. An Expert's primary
-- domain does not take the name of one of the same account's other websites.
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

-- Ownership was proven of the old name.
create or replace function forget_proof() returns trigger
  language plpgsql
as $$
begin
  new.verified_at := null;
  return new;
end $$;
create or replace trigger forget_proof before update of domain_name on domains for each row
  when (old.domain_name <> new.domain_name) execute function forget_proof();

-- Whether an address is on the website that a domain names. A domain keeps its id when its customer moves to another host, and the
-- reports on the old one stay.
create or replace function is_on_website(p_url text, p_domain_name text) returns boolean
  language sql immutable parallel safe
as $$
  select bare_host(substring(lower(p_url) from '^https?://([^/?#]+)')) = bare_host(p_domain_name)
$$;
grant execute on function is_on_website to vindbaar_app;
