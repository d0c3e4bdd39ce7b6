-- The report behind a shared link, by the token in its address. `open`: the link is still valid. Null if there is no such link.
create or replace function find_shared_report(p_token text, p_now timestamptz)
  returns table (user_id uuid, domain_id uuid, created_at timestamptz, expires_at timestamptz, open boolean)
  language sql stable security definer set search_path = public, pg_temp
as $$
  select s.user_id, s.domain_id, s.created_at, s.expires_at,
    s.revoked_at is null and s.expires_at > p_now and d.deleted_at is null and d.domain_name = s.website
      and a.suspended_at is null and a.deleted_at is null
  from shared_reports s join domains d on d.id = s.domain_id join accounts a on a.user_id = s.user_id
  where s.token_hash = encode(sha256(convert_to(p_token, 'UTF8')), 'hex')
$$;
grant execute on function find_shared_report to vindbaar_app;
