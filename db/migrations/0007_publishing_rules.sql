-- Rights to the tables of the migration before. Which rows: the policies in db/schema.
grant select on crawler_visits, crawler_visit_days, own_file_checks to vindbaar_app;
grant insert, select, update, delete on crawler_visits, crawler_visit_days, crawler_ranges, own_file_checks to vindbaar_jobs;
