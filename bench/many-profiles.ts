/** Fills a database with public profiles quickly: whole tables at once, without triggers. */
import pg from 'pg'

async function connected<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  return work(client).finally(() => client.end())
}

const FULL = `
  description = repeat('Wij bakken elke dag vers brood voor horeca en winkels in de regio. ', 12),
  samenvatting_algemeen = 'De bakkerij die horeca in de regio van desembrood voorziet.', sector = 'Bakkerij',
  public_email = 'info@voorbeeld.nl', sales_telefoon = '+31 20 123 45 67', rechtsvorm = 'bv', kvk_of_legal_name = '12345678',
  oprichtingsjaar = 1987, talen = '{nl,en}', countries = '{NL}', locations = '{Voorbeeldstad}',
  diensten = (select jsonb_agg(jsonb_build_object('naam', 'Dienst ' || n, 'omschrijving', repeat('Wat deze dienst inhoudt. ', 4))) from generate_series(1, 6) n),
  faqs = (select jsonb_agg(jsonb_build_object('vraag', 'Vraag ' || n || '?', 'antwoord', repeat('Het antwoord daarop. ', 5))) from generate_series(1, 6) n),
  team = '[{"naam": "Ans Bakker", "functie": "Bakker"}, {"naam": "Bo Molenaar"}]'`

/** Fills and publishes the first account's profile. Returns its slug. */
export function oneFullProfile(databaseUrl: string): Promise<string> {
  return connected(databaseUrl, async (client) => {
    await client.query(`update user_subscriptions set plan_type = 'pro'`)
    const { rows } = await client.query(`
      update profiles set company_name = 'Voorbeeld', url = 'https://voorbeeld.nl/', published = true, status = 'active',
        geo_published_at = now(), ${FULL} returning profile_slug`)
    return rows[0].profile_slug
  })
}

export function fillWithProfiles(
  databaseUrl: string,
  count: number,
  sample: number,
  full = false,
): Promise<{ id: string; slug: string }[]> {
  return connected(databaseUrl, async (client) => {
    await client.query(`set session_replication_role = replica`)
    await client.query(`
      create temporary table made as
      select gen_random_uuid() as id, gen_random_uuid() as domain_id, gen_random_uuid() as slug, n from generate_series(1, ${count}) n;
      insert into auth."user" (id, name, email) select id, 'N', n || '@voorbeeld.nl' from made;
      insert into accounts (user_id, email) select id, n || '@voorbeeld.nl' from made;
      insert into user_roles (user_id) select id from made;
      insert into user_subscriptions (user_id, plan_type) select id, 'pro' from made;
      insert into domains (id, user_id, domain_name, is_primary) select domain_id, id, 'bedrijf-' || n || '.nl', true from made;
      insert into profiles (id, domain_id, company_name, url, published, status, geo_published_at, profile_slug, description, desired_info)
      select id, domain_id, 'Bedrijf ' || n, 'https://bedrijf-' || n || '.nl/', true, 'active', now() - n * interval '1 minute', slug,
        repeat('Wij bakken elke dag vers brood. ', 6), 'Brood' from made;
      insert into sitemap_entries select number, slug, changed_at, listed_until from sitemap_listings;
      analyze`)
    if (full) await client.query(`update profiles set ${FULL}`)
    await client.query(`set session_replication_role = origin`)
    const { rows } = await client.query(`select id, slug from made order by slug limit ${sample}`)
    return rows
  })
}
