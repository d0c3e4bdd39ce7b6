-- Adds a mail to the outbox and notifies the processes that send mail, both when the caller's transaction commits.
drop function if exists queue_mail(text, text, jsonb, timestamptz, timestamptz, boolean);
create or replace function queue_mail(
  p_template_key text, p_to text, p_variables jsonb, p_now timestamptz, p_expires_at timestamptz,
  p_with_reset_link boolean default false, p_chosen_by uuid default null
) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into mail_outbox (template_key, to_address, variables, with_reset_link, chosen_by, created_at, due_at, expires_at)
  values (p_template_key, p_to, p_variables, p_with_reset_link, p_chosen_by, p_now, p_now, p_expires_at);
  perform pg_notify('mail_queued', '');
end $$;
grant execute on function queue_mail to vindbaar_auth, vindbaar_jobs;

-- Admins only: visitors and customers cannot choose a template or a recipient. False: the same mail was queued less than a minute ago.
drop function if exists queue_mail_as_admin(text, text, jsonb, timestamptz, timestamptz);
create function queue_mail_as_admin(
  p_template_key text, p_to text, p_variables jsonb, p_now timestamptz, p_expires_at timestamptz
) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_version integer;
begin
  if not is_admin() then
    raise insufficient_privilege using message = 'only an admin may send a mail of choice';
  end if;
  -- The same mail again within a minute is a second press of the button, unless its template changed.
  select version into v_version from email_templates where key = p_template_key;
  if take_rate_limit('same-mail:' || encode(sha256(convert_to(
    concat_ws(chr(10), p_template_key, v_version, lower(p_to), p_variables), 'UTF8')), 'hex'), 1, 60, p_now) > 0 then
    return false;
  end if;
  perform queue_mail(p_template_key, p_to, p_variables, p_now, p_expires_at, false, app_user_id());
  return true;
end $$;
grant execute on function queue_mail_as_admin to vindbaar_app;

-- Queues the confirmation to an address on the waitlist once, in the transaction that sets confirmation_sent_at. The mail repeats
-- nothing that a stranger could have typed: it greets by name only if the name looks like one, and names no company.
create or replace function queue_waitlist_confirmation(p_email text, p_now timestamptz, p_expires_at timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_entry waitlist;
  v_is_name boolean;
begin
  update waitlist set confirmation_sent_at = p_now
  where lower(email) = lower(p_email) and confirmation_sent_at is null
  returning * into v_entry;
  if found then
    v_is_name := char_length(v_entry.name) <= 60 and v_entry.name !~ '[0-9./\\:@<>]';
    perform queue_mail(
      'wachtlijst_bevestiging', v_entry.email,
      jsonb_build_object(
        'first_name', case when v_is_name then (regexp_split_to_array(btrim(v_entry.name), '\s+'))[1] else 'daar' end,
        'company_name', 'je bedrijf'),
      p_now, p_expires_at);
  end if;
end $$;
grant execute on function queue_waitlist_confirmation to vindbaar_app;
