-- Visitors subscribe, confirm and unsubscribe through these functions, and cannot read the table.
-- Queued mails hold paths; the base URL is added when they are sent.
create or replace function queue_newsletter_welcome(p_email text, p_unsubscribe_token uuid, p_now timestamptz, p_expires_at timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  select queue_mail('nieuwsbrief_welkom', p_email,
    jsonb_build_object('unsubscribe_path', '/nieuwsbrief/afmelden/' || p_unsubscribe_token), p_now, p_expires_at)
$$;

-- A pending request that has not expired, by the token in its mail.
create or replace function newsletter_asked(p_token text, p_now timestamptz) returns setof newsletter_subscriptions
  language sql stable security definer set search_path = public, pg_temp
as $$
  select * from newsletter_subscriptions
  where confirm_hash = encode(sha256(convert_to(p_token, 'UTF8')), 'hex')
    and unsubscribed_at is null and requested_at > p_now - interval '30 days'
$$;

create or replace function is_newsletter_asked(p_token text, p_now timestamptz) returns boolean
  language sql stable security definer set search_path = public, pg_temp
as $$
  select exists (select from newsletter_asked(p_token, p_now))
$$;
grant execute on function is_newsletter_asked to vindbaar_app;

-- Mails the confirmation link; an address that is already subscribed gets the tips again.
create or replace function ask_newsletter(
  p_email text, p_token text, p_consent_text text, p_consent_version text, p_ip_hash text, p_user_agent_hash text,
  p_now timestamptz, p_expires_at timestamptz
) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_known newsletter_subscriptions;
begin
  if p_token !~ '^[A-Za-z0-9_-]{43}$' then
    raise invalid_parameter_value using message = 'a token of 32 bytes is required';
  end if;
  delete from newsletter_subscriptions where confirmed_at is null and requested_at < p_now - interval '30 days';
  insert into newsletter_subscriptions as n (
    email_hash, email, requested_at, consent_text, consent_version, confirm_hash, ip_hash, user_agent_hash)
  values (
    encode(sha256(convert_to(p_email, 'UTF8')), 'hex'), p_email, p_now, p_consent_text, p_consent_version,
    encode(sha256(convert_to(p_token, 'UTF8')), 'hex'), p_ip_hash, p_user_agent_hash)
  on conflict (email_hash) do update set
    (email, requested_at, consent_text, consent_version, confirm_hash, ip_hash, user_agent_hash, unsubscribed_at, confirmed_at)
      = (excluded.email, excluded.requested_at, excluded.consent_text, excluded.consent_version, excluded.confirm_hash,
         excluded.ip_hash, excluded.user_agent_hash, null, null)
  -- A confirmed subscription keeps its record of consent.
  where n.confirmed_at is null or n.unsubscribed_at is not null;
  if found then
    perform queue_mail('nieuwsbrief_bevestiging', p_email,
      jsonb_build_object('confirm_path', '/nieuwsbrief/bevestigen/' || p_token), p_now, p_expires_at);
    return;
  end if;
  select * into v_known from newsletter_subscriptions where email_hash = encode(sha256(convert_to(p_email, 'UTF8')), 'hex');
  if found then
    perform queue_newsletter_welcome(p_email, v_known.unsubscribe_token, p_now, p_expires_at);
  end if;
end $$;
grant execute on function ask_newsletter to vindbaar_app;

-- Confirms the subscription and sends the first tips, once. False if the link is unknown, expired or withdrawn.
create or replace function confirm_newsletter(p_token text, p_now timestamptz, p_expires_at timestamptz) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_found newsletter_subscriptions;
begin
  select * into v_found from newsletter_subscriptions
  where id in (select id from newsletter_asked(p_token, p_now)) and email is not null for update;
  if not found then
    return false;
  end if;
  if v_found.confirmed_at is null then
    update newsletter_subscriptions set confirmed_at = p_now where id = v_found.id;
    -- A new subscription overrides an earlier request to get no mail.
    delete from mail_suppressions where email_hash = v_found.email_hash;
    perform queue_newsletter_welcome(v_found.email, v_found.unsubscribe_token, p_now, p_expires_at);
  end if;
  return true;
end $$;
grant execute on function confirm_newsletter to vindbaar_app;

create or replace function end_newsletter(p_unsubscribe_token uuid, p_now timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  with ended as (
    update newsletter_subscriptions set email = null, unsubscribed_at = p_now
    where unsubscribe_token = p_unsubscribe_token and unsubscribed_at is null
    returning email_hash
  )
  insert into mail_suppressions (email_hash, created_at) select email_hash, p_now from ended on conflict do nothing
$$;
grant execute on function end_newsletter to vindbaar_app;
