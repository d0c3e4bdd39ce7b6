ALTER TABLE "analysis_progress" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP POLICY "owner may select" ON "analysis_progress" CASCADE;--> statement-breakpoint
DROP POLICY "owner may insert" ON "analysis_progress" CASCADE;--> statement-breakpoint
DROP POLICY "owner may update" ON "analysis_progress" CASCADE;--> statement-breakpoint
DROP POLICY "jobs may select" ON "analysis_progress" CASCADE;--> statement-breakpoint
DROP POLICY "jobs may update" ON "analysis_progress" CASCADE;--> statement-breakpoint
DROP POLICY "jobs may delete" ON "analysis_progress" CASCADE;--> statement-breakpoint
DROP TABLE "analysis_progress" CASCADE;--> statement-breakpoint
ALTER TABLE "comparisons" ADD COLUMN "ahead" integer;--> statement-breakpoint
ALTER POLICY "owner may delete" ON "reports_free" TO vindbaar_app USING ("reports_free"."user_id" = (select app_user_id()) and "reports_free"."score" is null);--> statement-breakpoint
CREATE TABLE "analyses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"domain_id" uuid,
	"progress_id" uuid,
	"day" text NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"ahead" integer,
	"step" text DEFAULT 'start' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 1 NOT NULL,
	"url" text,
	CONSTRAINT "analyses_state" CHECK ("analyses"."state" in ('running', 'done', 'no-score', 'failed')),
	CONSTRAINT "analyses_day_is_day" CHECK ("analyses"."day" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')
);
--> statement-breakpoint
ALTER TABLE "analyses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_domain_id_domains_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."domains"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analyses_of_a_day" ON "analyses" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "analyses_progress" ON "analyses" USING btree ("user_id","progress_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "analyses_started" ON "analyses" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "analyses_domain_id" ON "analyses" USING btree ("domain_id");--> statement-breakpoint
CREATE POLICY "owner may select" ON "analyses" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ("analyses"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may insert" ON "analyses" AS PERMISSIVE FOR INSERT TO "vindbaar_app" WITH CHECK ("analyses"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may update" ON "analyses" AS PERMISSIVE FOR UPDATE TO "vindbaar_app" USING ("analyses"."user_id" = (select app_user_id())) WITH CHECK ("analyses"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "analyses" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may delete" ON "analyses" AS PERMISSIVE FOR DELETE TO "vindbaar_jobs" USING (true);

grant insert, select, update on analyses to vindbaar_app;
grant select, delete on analyses to vindbaar_jobs;

-- What open event streams wait for, on one channel: 'analysis USER PROGRESS', 'comparison USER ID', 'visits USER…',
-- 'session ID…' (ended), 'account USER' (locked, deleted, or must choose a password first).

create function tell_analysis() returns trigger
  language plpgsql
as $$
begin
  perform pg_notify('streams', 'analysis ' || new.user_id || ' ' || new.progress_id);
  return null;
end $$;
create trigger streams after insert on analyses for each row when (new.progress_id is not null) execute function tell_analysis();
create trigger streams_change after update on analyses for each row
  when (new.progress_id is not null and (old.state, old.ahead, old.step, old.done, old.total, old.url)
    is distinct from (new.state, new.ahead, new.step, new.done, new.total, new.url)) execute function tell_analysis();

create function tell_comparison() returns trigger
  language plpgsql
as $$
begin
  perform pg_notify('streams', 'comparison ' || new.user_id || ' ' || new.id);
  return null;
end $$;
create trigger streams after insert on comparisons for each row execute function tell_comparison();
create trigger streams_change after update on comparisons for each row
  when ((old.state, old.ahead, old.sites) is distinct from (new.state, new.ahead, new.sites)) execute function tell_comparison();

create function tell_visits() returns trigger
  language plpgsql
as $$
begin
  -- A notification holds at most 8,000 bytes.
  perform pg_notify('streams', 'visits ' || string_agg(id, ' '))
  from (select user_id::text as id, row_number() over () / 200 as part from (select distinct user_id from changed) users) parts
  group by part;
  return null;
end $$;
create trigger streams after insert on crawler_visit_days referencing new table as changed
  for each statement execute function tell_visits();
create trigger streams_change after update on crawler_visit_days referencing new table as changed
  for each statement execute function tell_visits();

create function tell_sessions_ended() returns trigger
  language plpgsql
as $$
begin
  perform pg_notify('streams', 'session ' || string_agg(id, ' '))
  from (select id::text as id, row_number() over () / 200 as part from ended) parts
  group by part;
  return null;
end $$;
create trigger streams_ended after delete on auth.session referencing old table as ended
  for each statement execute function tell_sessions_ended();

create function tell_account() returns trigger
  language plpgsql
as $$
begin
  perform pg_notify('streams', 'account ' || new.user_id);
  return null;
end $$;
create trigger streams after update of suspended_at, deleted_at, must_change_password on accounts for each row
  when (new.suspended_at is not null or new.deleted_at is not null or new.must_change_password) execute function tell_account();
