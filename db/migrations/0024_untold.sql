-- The mail of the waitlist says nothing that a stranger typed: it greets by name only where that is one, and names no company.
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
end $$;--> statement-breakpoint

-- What is kept of an image that could not be fetched must not tell what is behind our own network either.
update image_sources set problem = 'connection-failed' where problem in ('blocked-address', 'dns-failed', 'timed-out');
