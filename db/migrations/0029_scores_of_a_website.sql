-- Whether an address is on the website that a domain names, with or without www. A domain keeps its id when its customer moves to
-- another host, and the reports on the old one stay.
create function is_on_website(p_url text, p_domain_name text) returns boolean
  language sql immutable parallel safe
as $$
  select regexp_replace(substring(lower(p_url) from '^https?://([^/?#]+)'), '^www\.', '') = regexp_replace(p_domain_name, '^www\.', '')
$$;--> statement-breakpoint
grant execute on function is_on_website to vindbaar_app;--> statement-breakpoint

-- The newest score of a profile's present website, if everyone can see the profile and its plan has a badge to show it on.
create or replace function badge_score(p_slug uuid) returns table (score integer, measured_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
as $$
  select r.score, r.aangemaakt_op from public_profiles v join reports r on r.user_id = v.id and r.domain_id = v.domain_id
  where v.profile_slug = p_slug and v.plan = 'expert' and r.score is not null and is_on_website(r.url, v.domain_name)
  order by r.aangemaakt_op desc limit 1
$$;
