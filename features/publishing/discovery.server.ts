/** How the profiles are found: robots.txt, the sitemaps and the product's own llms.txt, all from the view of public profiles. */
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/open-database.ts'
import { writeLlmsTxt } from '#engine/llms-txt/write.ts'
import { BRAND } from '#features/brand.ts'
import type { Services } from '#features/services.ts'

/** Everyone may read everything here; what a profile forbids is said with the profile itself (decisions: Noindex and AI crawlers). */
export function robotsTxt(baseUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${baseUrl}/sitemap.xml\n`
}

/** sitemaps.org: at most 50,000 addresses a file. */
const MOST_IN_A_PAGE = 50_000
/** Slugs are random, so that their first digits part them evenly; pages of at most about this many are quick to make. */
const FULL_PAGE = 1_000
/** 4,096 parts of at most 50,000: enough, and an index may not name more than 50,000 either. */
const DEEPEST = 3
const NEWEST = 50

/** All slugs that begin with these hexadecimal digits: a range of the index, however many profiles there are. */
function startingWith(prefix: string): SQL {
  const whole = (digits: string) => digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return sql`profile_slug between ${whole(prefix.padEnd(32, '0'))}::uuid and ${whole(prefix.padEnd(32, 'f'))}::uuid and zichtbaarheid_ai`
}

async function isFull(db: Database, prefix: string): Promise<boolean> {
  const rows = await db.read<{ n: number }>(
    sql`select count(*) as n from (select from public_profiles where ${startingWith(prefix)} limit ${FULL_PAGE + 1}) as some_of_them`,
  )
  return Number(rows[0]!.n) > FULL_PAGE
}

export async function sitemapIndex({ db, baseUrl }: Services): Promise<string> {
  let digits = 0
  while (digits < DEEPEST && (await isFull(db, '8'.repeat(digits)))) digits++
  const parts =
    digits === 0
      ? ['alle']
      : Array.from({ length: 16 ** digits }, (_, index) => index.toString(16).padStart(digits, '0'))
  const maps = ['site', ...parts].map((part) => `<sitemap><loc>${baseUrl}/sitemaps/${part}.xml</loc></sitemap>`)
  return xml('sitemapindex', maps)
}

/** Null where the page would be too long: the index never names such a one. */
export async function sitemapPage({ db, baseUrl }: Services, prefix: string): Promise<string | null> {
  const rows = await db.read<{ slug: string; changed: string }>(sql`
    select profile_slug as slug, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as changed
    from public_profiles where ${startingWith(prefix)} order by profile_slug limit ${MOST_IN_A_PAGE + 1}`)
  if (rows.length > MOST_IN_A_PAGE) return null
  return xml(
    'urlset',
    rows.map(({ slug, changed }) => `<url><loc>${baseUrl}/profile/${slug}</loc><lastmod>${changed}</lastmod></url>`),
  )
}

/** The product's own pages. */
export function siteMap(baseUrl: string, paths: readonly string[]): string {
  return xml(
    'urlset',
    paths.map((path) => `<url><loc>${baseUrl}${path}</loc></url>`),
  )
}

function xml(root: string, entries: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`
}

/** A page of the product itself, as llms.txt lists it. */
export interface ListedPage {
  title: string
  path: string
  notes: string
}

export async function productLlmsTxt({ db, baseUrl, now }: Services, pages: readonly ListedPage[]): Promise<string> {
  const rows = await db.read<{ slug: string; name: string; about: string | null }>(sql`
    select profile_slug as slug, company_name as name, coalesce(samenvatting_algemeen, desired_info) as about
    from public_profiles where zichtbaarheid_ai order by geo_published_at desc limit ${NEWEST}`)
  return writeLlmsTxt({
    name: BRAND.name,
    summary: 'Profielen van Nederlandse bedrijven, door de bedrijven zelf opgegeven, om te lezen door AI-assistenten.',
    details: [
      {
        label: 'Over dit bestand',
        facts: [
          { term: 'Laatst bijgewerkt', value: now().toISOString().slice(0, 10) },
          { term: 'Taal', value: 'Nederlands' },
          {
            term: 'Elk profiel',
            value: 'staat er ook als llms.txt en als llm-profile.json, achter het adres van het profiel',
          },
        ],
      },
    ],
    sections: [
      {
        title: `Over ${BRAND.name}`,
        links: pages.map(({ title, path, notes }) => ({ title, url: baseUrl + path, notes })),
      },
      {
        title: 'Alle profielen',
        links: [
          { title: 'Sitemap', url: `${baseUrl}/sitemap.xml`, notes: 'elk openbaar profiel' },
          {
            title: 'Schema',
            url: `${baseUrl}/schemas/llm-profile-1.0.json`,
            notes: 'JSON Schema van llm-profile.json',
          },
        ],
      },
      {
        title: 'Nieuwste profielen',
        links: rows.map(({ slug, name, about }) => ({
          title: name,
          url: `${baseUrl}/profile/${slug}`,
          notes: about?.slice(0, 200) ?? `bedrijfsprofiel van ${name}`,
        })),
      },
    ],
  })
}
