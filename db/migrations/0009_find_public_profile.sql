-- The view joins eight tables: planning it anew costs more than running it. A plpgsql function keeps its plan for the connection.
-- They run as whoever calls them, and see what the view shows.
create function public_profile_at(p_slug uuid) returns setof public_profiles
  language plpgsql stable
as $$
begin
  return query select * from public_profiles v where v.profile_slug = p_slug;
end $$;

create function public_profile_of(p_user_id uuid) returns setof public_profiles
  language plpgsql stable
as $$
begin
  return query select * from public_profiles v where v.id = p_user_id and v.is_primary limit 1;
end $$;
grant execute on function public_profile_at, public_profile_of to vindbaar_app, vindbaar_jobs;
