-- social_links is the list of the addresses in social_profielen, whoever writes either of them.
create function derive_social_links() returns trigger
  language plpgsql
as $$
begin
  new.social_links := array(
    -- What is no list is refused by the table's own check, after this.
    select profile ->> 'url'
    from jsonb_array_elements(case jsonb_typeof(new.social_profielen) when 'array' then new.social_profielen else '[]' end)
      with ordinality as listed (profile, position)
    where btrim(profile ->> 'url') <> '' order by position
  );
  return new;
end $$;

-- A link that stood alone becomes a profile without a platform, so that none is lost.
update profiles p set social_profielen = p.social_profielen || lone.links
from (
  select id, domain_id, jsonb_agg(jsonb_build_object('platform', '', 'url', link)) as links
  from profiles, unnest(social_links) as link
  where btrim(link) <> '' and not social_profielen @> jsonb_build_array(jsonb_build_object('url', link))
  group by id, domain_id
) lone
where p.id = lone.id and p.domain_id = lone.domain_id;

create trigger derive_social_links before insert or update of social_profielen, social_links on profiles
  for each row execute function derive_social_links();
update profiles set social_links = '{}' where social_links <> '{}' or social_profielen <> '[]';
