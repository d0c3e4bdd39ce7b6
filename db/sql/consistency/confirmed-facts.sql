-- The facts of a public profile are kept over time: each set that differs from the one before it. A value that is no longer among the
-- profile's is a former one, which other pages may still state (features/consistency).
create or replace function facts_of(p profiles) returns jsonb
  language plpgsql immutable
as $$
begin
  return jsonb_strip_nulls(jsonb_build_object(
    'company_name', p.company_name, 'url', p.url, 'locations', to_jsonb(p.locations), 'public_email', p.public_email,
    'sales_email', p.sales_email, 'support_email', p.support_email, 'sales_telefoon', p.sales_telefoon,
    'support_telefoon', p.support_telefoon, 'rechtsvorm', p.rechtsvorm, 'kvk_of_legal_name', p.kvk_of_legal_name,
    'btw_nummer', p.btw_nummer, 'oprichtingsjaar', p.oprichtingsjaar,
    'locaties_uitgebreid', (
      select jsonb_agg(jsonb_build_object('straat', l -> 'straat', 'postcode', l -> 'postcode', 'plaats', l -> 'plaats',
        'telefoon', l -> 'telefoon', 'alleen_plaats', l -> 'alleen_plaats'))
      from jsonb_array_elements(p.locaties_uitgebreid) l)));
end $$;
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
