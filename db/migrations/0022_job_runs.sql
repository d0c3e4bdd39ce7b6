CREATE TABLE "job_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"place" text DEFAULT '' NOT NULL,
	"holder" uuid,
	"held_until" timestamp (3) with time zone,
	CONSTRAINT "job_runs_length" CHECK (greatest(char_length("job_runs"."name"), char_length("job_runs"."place")) <= 1000)
);
--> statement-breakpoint
ALTER TABLE "job_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "accounts_deleted" ON "accounts" USING btree ("deleted_at","user_id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE POLICY "jobs may select" ON "job_runs" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may insert" ON "job_runs" AS PERMISSIVE FOR INSERT TO "vindbaar_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may update" ON "job_runs" AS PERMISSIVE FOR UPDATE TO "vindbaar_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
-- Rights to the table; drizzle-kit does not write grants.
grant select, insert, update on job_runs to vindbaar_jobs;--> statement-breakpoint
-- better-auth's tables are closed to everyone else: this is all that jobs may do there. Answers how many went, at most p_limit
-- of each kind.
create function forget_expired_sign_ins(p_now timestamptz, p_limit integer) returns integer
  language sql security definer set search_path = public, pg_temp
as $$
  with sessions as (
    delete from auth.session where id in (select id from auth.session where expires_at < p_now limit p_limit) returning 1
  ), links as (
    delete from auth.verification where id in (select id from auth.verification where expires_at < p_now limit p_limit) returning 1
  )
  select ((select count(*) from sessions) + (select count(*) from links))::integer
$$;--> statement-breakpoint
grant execute on function forget_expired_sign_ins to vindbaar_jobs;
