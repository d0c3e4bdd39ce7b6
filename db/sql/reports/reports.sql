-- The newest score of a profile's current website, if the profile is public and its plan includes the badge.
create or replace function badge_score(p_slug uuid) returns table (score integer, measured_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
as $$
  select r.score, r.aangemaakt_op from public_profiles v join reports r on r.user_id = v.id and r.domain_id = v.domain_id
  where v.profile_slug = p_slug and v.plan = 'expert' and r.score is not null and is_on_website(r.url, v.domain_name)
  order by r.aangemaakt_op desc limit 1
$$;
grant execute on function badge_score to vindbaar_reader;

-- The only way to change a report of a Gratis customer: by the customer's own running analysis that revises it.
create or replace function revise_free_report(
  p_turn uuid, p_url text, p_score integer, p_summary text, p_version text, p_result jsonb
) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  update reports_free r
  set url = p_url, score = p_score, samenvatting = p_summary, rubric_version = p_version, result = p_result
  from analyses a
  where a.id = p_turn and a.user_id = app_user_id() and a.state = 'running' and a.revises = r.id and r.user_id = a.user_id
$$;
grant execute on function revise_free_report to vindbaar_app;

-- The addresses of a report's files follow from its id. A report of which only the score is kept has none.
create or replace function set_report_links() returns trigger
  language plpgsql
as $$
begin
  new.link_json := coalesce(new.link_json, '/rapporten/' || new.id || '/json');
  new.link_pdf := coalesce(new.link_pdf, '/rapporten/' || new.id || '/pdf');
  return new;
end $$;
create or replace trigger set_links before insert or update on reports for each row
  when (new.result is not null) execute function set_report_links();
create or replace trigger set_links before insert or update on reports_free for each row
  when (new.result is not null) execute function set_report_links();

-- Reports that are older than these links.
update reports set link_json = null where result is not null and link_json is null;
update reports_free set link_json = null where result is not null and link_json is null;
