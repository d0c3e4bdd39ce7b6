-- The plan in force for a domain: the domain's own until it ends, else the account's. A subscription that has ended counts as Free.
create or replace function plan_in_force(p_user_id uuid, p_domain_id uuid default null) returns text
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  perform require_right_over(p_user_id);
  return coalesce(
    (select d.plan_type from domains d where d.id = p_domain_id and d.user_id = p_user_id
       and (d.plan_ends_at is null or d.plan_ends_at > now())),
    (select s.plan_type from user_subscriptions s
     where s.user_id = p_user_id and s.deleted_at is null
       and (s.current_period_end is null or s.current_period_end > now())),
    'free'
  );
end $$;
grant execute on function plan_in_force to vindbaar_app, vindbaar_jobs;
