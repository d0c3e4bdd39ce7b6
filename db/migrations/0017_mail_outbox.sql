CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"template_key" text NOT NULL,
	"to_address" text,
	"variables" jsonb,
	"with_reset_link" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"error" text,
	CONSTRAINT "mail_outbox_state" CHECK ("mail_outbox"."state" in ('waiting', 'sent', 'failed')),
	CONSTRAINT "mail_outbox_ended" CHECK (("mail_outbox"."state" = 'waiting') = ("mail_outbox"."ended_at" is null)),
	CONSTRAINT "mail_outbox_emptied" CHECK ("mail_outbox"."state" = 'waiting' or "mail_outbox"."variables" is null),
	CONSTRAINT "mail_outbox_sent_to" CHECK (("mail_outbox"."state" = 'sent') = ("mail_outbox"."to_address" is null)),
	CONSTRAINT "mail_outbox_length" CHECK (greatest(char_length("mail_outbox"."template_key"), char_length("mail_outbox"."to_address"), char_length("mail_outbox"."error")) <= 1000)
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "mail_outbox_ended_at" ON "mail_outbox" USING btree ("ended_at") WHERE state <> 'waiting';--> statement-breakpoint
CREATE POLICY "jobs may select" ON "mail_outbox" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may update" ON "mail_outbox" AS PERMISSIVE FOR UPDATE TO "vindbaar_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may delete" ON "mail_outbox" AS PERMISSIVE FOR DELETE TO "vindbaar_jobs" USING (true);--> statement-breakpoint
-- Rights to the table; drizzle-kit does not write grants.
grant select, update, delete on mail_outbox to vindbaar_jobs;
--> statement-breakpoint
-- Puts a mail in the outbox and wakes whoever sends them, both with the caller's transaction.
create function queue_mail(
  p_template_key text, p_to text, p_variables jsonb, p_now timestamptz, p_expires_at timestamptz,
  p_with_reset_link boolean default false
) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into mail_outbox (template_key, to_address, variables, with_reset_link, created_at, due_at, expires_at)
  values (p_template_key, p_to, p_variables, p_with_reset_link, p_now, p_now, p_expires_at);
  perform pg_notify('mail_queued', '');
end $$;
grant execute on function queue_mail to vindbaar_auth, vindbaar_jobs;
--> statement-breakpoint
-- A visitor and a customer have no say in what is mailed to whom.
create function queue_mail_as_admin(
  p_template_key text, p_to text, p_variables jsonb, p_now timestamptz, p_expires_at timestamptz
) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if not is_admin() then
    raise insufficient_privilege using message = 'only an admin may send a mail of choice';
  end if;
  perform queue_mail(p_template_key, p_to, p_variables, p_now, p_expires_at);
end $$;
grant execute on function queue_mail_as_admin to vindbaar_app;
--> statement-breakpoint
-- The confirmation to an address that is on the waitlist, once, with the names that it was entered with. Whoever sets the
-- moment queues the mail: two at once queue one.
create function queue_waitlist_confirmation(p_email text, p_now timestamptz, p_expires_at timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_entry waitlist;
begin
  update waitlist set confirmation_sent_at = p_now
  where lower(email) = lower(p_email) and confirmation_sent_at is null
  returning * into v_entry;
  if found then
    perform queue_mail(
      'wachtlijst_bevestiging', v_entry.email,
      jsonb_build_object('first_name', (regexp_split_to_array(v_entry.name, '\s+'))[1], 'company_name', v_entry.company),
      p_now, p_expires_at);
  end if;
end $$;
grant execute on function queue_waitlist_confirmation to vindbaar_app;
