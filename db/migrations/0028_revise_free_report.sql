DROP POLICY "owner may update" ON "reports_free" CASCADE;--> statement-breakpoint
revoke update on reports_free from vindbaar_app;--> statement-breakpoint
revoke update (url, score, samenvatting, rubric_version, result) on reports_free from vindbaar_app;--> statement-breakpoint

-- The one way in which a customer's report of Gratis changes: by an analysis of their own that runs to revise it.
create function revise_free_report(
  p_turn uuid, p_url text, p_score integer, p_summary text, p_version text, p_result jsonb
) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  update reports_free r
  set url = p_url, score = p_score, samenvatting = p_summary, rubric_version = p_version, result = p_result
  from analyses a
  where a.id = p_turn and a.user_id = app_user_id() and a.state = 'running' and a.revises = r.id and r.user_id = a.user_id
$$;--> statement-breakpoint
revoke all on function revise_free_report(uuid, text, integer, text, text, jsonb) from public;--> statement-breakpoint
grant execute on function revise_free_report(uuid, text, integer, text, text, jsonb) to vindbaar_app;
