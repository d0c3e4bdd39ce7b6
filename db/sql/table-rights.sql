-- Rights to tables and views, by role. The policies beside each table in db/schema limit the rows.
-- Every right that is not in this list is revoked.
revoke all on all tables in schema public from vindbaar_app, vindbaar_reader, vindbaar_jobs;

-- Customers, admins and visitors.
grant select on public_profiles, sitemap_entries to vindbaar_app;
grant insert, select, update, delete on waitlist, user_roles, user_subscriptions, domains, profiles to vindbaar_app;
grant select, update on accounts, email_templates to vindbaar_app;
grant insert, select on reports to vindbaar_app;
grant insert, select, delete on reports_free to vindbaar_app;
grant insert, select, update on analyses, askings, comparisons, fact_comparisons, first_pages, own_file_checks,
  readings, shared_reports to vindbaar_app;
grant insert, select, update, delete on linked_pages, proposals, standing_questions to vindbaar_app;
grant insert, select, delete on assistant_answers, landing_pages to vindbaar_app;
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
grant select on askings, standing_questions to vindbaar_jobs;
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
