CREATE TABLE "confirmed_facts" (
	"user_id" uuid NOT NULL,
	"domain_id" uuid NOT NULL,
	"confirmed_at" timestamp (3) with time zone NOT NULL,
	"facts" jsonb NOT NULL,
	"published" boolean NOT NULL,
	CONSTRAINT "confirmed_facts_domain_id_confirmed_at_pk" PRIMARY KEY("domain_id","confirmed_at")
);
--> statement-breakpoint
ALTER TABLE "confirmed_facts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "fact_comparisons" (
	"user_id" uuid NOT NULL,
	"domain_id" uuid NOT NULL,
	"website" text NOT NULL,
	"compared_at" timestamp (3) with time zone NOT NULL,
	"sources" jsonb NOT NULL,
	"leftovers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "fact_comparisons_domain_id_pk" PRIMARY KEY("domain_id"),
	CONSTRAINT "fact_comparisons_website_length" CHECK (greatest(char_length("fact_comparisons"."website")) <= 4096),
	CONSTRAINT "fact_comparisons_length" CHECK (char_length("fact_comparisons"."sources"::text) <= 2000000 and char_length("fact_comparisons"."leftovers"::text) <= 1000000)
);
--> statement-breakpoint
ALTER TABLE "fact_comparisons" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "linked_pages" (
	"user_id" uuid NOT NULL,
	"domain_id" uuid NOT NULL,
	"url" text NOT NULL,
	"pasted" text,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "linked_pages_domain_id_url_pk" PRIMARY KEY("domain_id","url"),
	CONSTRAINT "linked_pages_url_length" CHECK (greatest(char_length("linked_pages"."url")) <= 2000),
	CONSTRAINT "linked_pages_pasted_length" CHECK (greatest(char_length("linked_pages"."pasted")) <= 20000)
);
--> statement-breakpoint
ALTER TABLE "linked_pages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "confirmed_facts" ADD CONSTRAINT "confirmed_facts_domain_id_user_id_domains_id_user_id_fk" FOREIGN KEY ("domain_id","user_id") REFERENCES "public"."domains"("id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "fact_comparisons" ADD CONSTRAINT "fact_comparisons_domain_id_user_id_domains_id_user_id_fk" FOREIGN KEY ("domain_id","user_id") REFERENCES "public"."domains"("id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "linked_pages" ADD CONSTRAINT "linked_pages_domain_id_user_id_domains_id_user_id_fk" FOREIGN KEY ("domain_id","user_id") REFERENCES "public"."domains"("id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "confirmed_facts_user_id" ON "confirmed_facts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "fact_comparisons_user_id" ON "fact_comparisons" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "linked_pages_user_id" ON "linked_pages" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "owner may select" ON "confirmed_facts" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ("confirmed_facts"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "confirmed_facts" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may delete" ON "confirmed_facts" AS PERMISSIVE FOR DELETE TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "owner may select" ON "fact_comparisons" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ("fact_comparisons"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may insert" ON "fact_comparisons" AS PERMISSIVE FOR INSERT TO "vindbaar_app" WITH CHECK ("fact_comparisons"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may update" ON "fact_comparisons" AS PERMISSIVE FOR UPDATE TO "vindbaar_app" USING ("fact_comparisons"."user_id" = (select app_user_id())) WITH CHECK ("fact_comparisons"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "fact_comparisons" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may insert" ON "fact_comparisons" AS PERMISSIVE FOR INSERT TO "vindbaar_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may update" ON "fact_comparisons" AS PERMISSIVE FOR UPDATE TO "vindbaar_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may delete" ON "fact_comparisons" AS PERMISSIVE FOR DELETE TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "owner may select" ON "linked_pages" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ("linked_pages"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may insert" ON "linked_pages" AS PERMISSIVE FOR INSERT TO "vindbaar_app" WITH CHECK ("linked_pages"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may update" ON "linked_pages" AS PERMISSIVE FOR UPDATE TO "vindbaar_app" USING ("linked_pages"."user_id" = (select app_user_id())) WITH CHECK ("linked_pages"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may delete" ON "linked_pages" AS PERMISSIVE FOR DELETE TO "vindbaar_app" USING ("linked_pages"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "linked_pages" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may delete" ON "linked_pages" AS PERMISSIVE FOR DELETE TO "vindbaar_jobs" USING (true);--> statement-breakpoint

-- db/sql/consistency/confirmed-facts.sql
-- The facts of a public profile are kept over time: each set that differs from the one before it. A value that is no longer among the
-- profile's is a former one, which other pages may still state (features/consistency).
create or replace function facts_of(p profiles) returns jsonb
  language sql immutable
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'company_name', p.company_name, 'url', p.url, 'locations', to_jsonb(p.locations), 'public_email', p.public_email,
    'sales_email', p.sales_email, 'support_email', p.support_email, 'sales_telefoon', p.sales_telefoon,
    'support_telefoon', p.support_telefoon, 'rechtsvorm', p.rechtsvorm, 'kvk_of_legal_name', p.kvk_of_legal_name,
    'btw_nummer', p.btw_nummer, 'oprichtingsjaar', p.oprichtingsjaar,
    'locaties_uitgebreid', (
      select jsonb_agg(jsonb_build_object('straat', l -> 'straat', 'postcode', l -> 'postcode', 'plaats', l -> 'plaats',
        'telefoon', l -> 'telefoon', 'alleen_plaats', l -> 'alleen_plaats'))
      from jsonb_array_elements(p.locaties_uitgebreid) l)))
$$;
-- Called by the trigger below, which runs as the owner of the tables.
revoke execute on function facts_of from public;

create or replace function keep_confirmed_facts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_facts jsonb := facts_of(new);
  v_published boolean := tg_op = 'INSERT' or new.geo_published_at is distinct from old.geo_published_at;
  v_last confirmed_facts;
begin
  select * into v_last from confirmed_facts c where c.domain_id = new.domain_id order by c.confirmed_at desc limit 1;
  if v_last.facts is not distinct from v_facts then
    if v_published and not v_last.published then
      update confirmed_facts c set published = true where c.domain_id = new.domain_id and c.confirmed_at = v_last.confirmed_at;
    end if;
    return null;
  end if;
  -- Two clocks write the moments; the order of the sets is that in which they came.
  insert into confirmed_facts (user_id, domain_id, confirmed_at, facts, published)
  values (new.id, new.domain_id,
    greatest(case when v_published then new.geo_published_at else new.updated_at end, v_last.confirmed_at + interval '1 millisecond'),
    v_facts, v_published);
  -- A handful of changes a year: this many are a lifetime, and no one fills the table by saving. Saved sets drive out no published one.
  delete from confirmed_facts c
  where c.domain_id = new.domain_id and c.published = v_published and c.confirmed_at < (
    select k.confirmed_at from confirmed_facts k where k.domain_id = new.domain_id and k.published = v_published
    order by k.confirmed_at desc offset 49 limit 1);
  return null;
end $$;
create or replace trigger keep_facts_insert after insert on profiles for each row
  when (new.published and new.geo_published_at is not null) execute function keep_confirmed_facts();
create or replace trigger keep_facts_update after update of company_name, url, locations, public_email, sales_email, support_email,
  sales_telefoon, support_telefoon, rechtsvorm, kvk_of_legal_name, btw_nummer, oprichtingsjaar, locaties_uitgebreid, published,
  geo_published_at on profiles for each row
  when (new.published and new.geo_published_at is not null) execute function keep_confirmed_facts();

-- What is public today was confirmed when it was published last.
insert into confirmed_facts (user_id, domain_id, confirmed_at, facts, published)
select p.id, p.domain_id, p.geo_published_at, facts_of(p), true from profiles p
where p.published and p.geo_published_at is not null
  and not exists (select from confirmed_facts c where c.domain_id = p.domain_id)
on conflict do nothing;
-- end of db/sql/consistency/confirmed-facts.sql

-- db/sql/table-rights.sql
-- Rights to tables and views, by role. The policies beside each table in db/schema limit the rows.
-- Every right that is not in this list is revoked.
revoke all on all tables in schema public from vindbaar_app, vindbaar_reader, vindbaar_jobs;

-- Customers, admins and visitors.
grant select on public_profiles, sitemap_entries to vindbaar_app;
grant insert, select, update, delete on waitlist, user_roles, user_subscriptions, domains, profiles to vindbaar_app;
grant select, update on accounts, email_templates to vindbaar_app;
grant insert, select on reports to vindbaar_app;
grant insert, select, delete on reports_free to vindbaar_app;
grant insert, select, update on analyses, comparisons, fact_comparisons, first_pages, own_file_checks,
  readings, shared_reports to vindbaar_app;
grant insert, select, update, delete on linked_pages, proposals to vindbaar_app;
grant select on crawler_visits, crawler_visit_days, images, image_sources, mail_suppressions to vindbaar_app;
grant select, update (read_at) on notices to vindbaar_app;
grant select, delete on sign_in_attempts, newsletter_subscriptions to vindbaar_app;
grant select on audit_log, confirmed_facts, customers, daily_figures, domain_proofs, email_template_versions, email_template_tests,
  newsletter_mailings, newsletter_receivers, website_watches to vindbaar_app;

-- Reads of visitors.
grant select on public_profiles, sitemap_entries, crawler_ranges to vindbaar_reader;

-- Background jobs.
grant select on public_profiles, user_roles, email_templates, mail_suppressions, newsletter_subscriptions, share_images,
  domain_proofs, email_template_versions to vindbaar_jobs;
grant insert, select on email_template_tests to vindbaar_jobs;
grant insert, select, update on daily_figures to vindbaar_jobs;
grant insert, select, update (mailed), delete on notices to vindbaar_jobs;
grant insert, select, update on website_watches to vindbaar_jobs;
grant select, update on newsletter_mailings, newsletter_receivers to vindbaar_jobs;
grant select, update on waitlist, accounts, user_subscriptions to vindbaar_jobs;
grant select, update, delete on domains, profiles, comparisons, images, mail_outbox to vindbaar_jobs;
grant insert, select, update, delete on fact_comparisons, reports, reports_free, crawler_ranges to vindbaar_jobs;
grant select, delete on analyses, confirmed_facts, crawler_visits, crawler_visit_days, image_sources, linked_pages,
  own_file_checks, sign_in_attempts, rate_limits, readings, proposals to vindbaar_jobs;
grant select, update (address, email) on audit_log to vindbaar_jobs;

-- pg-boss, which has its own schema. Jobs may do anything in it except change its tables.
grant usage on schema jobs to vindbaar_jobs;
grant insert, select, update, delete on all tables in schema jobs to vindbaar_jobs;
grant execute on all functions in schema jobs to vindbaar_jobs;

-- better-auth, which has its own schema.
grant usage on schema auth to vindbaar_auth;
grant insert, select, update, delete on all tables in schema auth to vindbaar_auth;
-- end of db/sql/table-rights.sql
