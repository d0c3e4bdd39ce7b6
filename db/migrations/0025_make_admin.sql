-- For the operator's command line.
create function make_admin(p_user_id uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if not acts_as_jobs() then
    raise insufficient_privilege using message = 'only the operator makes an admin';
  end if;
  update user_roles set role = 'admin', deleted_at = null where user_id = p_user_id;
end $$;--> statement-breakpoint
grant execute on function make_admin to vindbaar_jobs;
