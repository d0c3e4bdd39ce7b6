/** How crawlers find the profiles: robots.txt, the sitemaps and the product's own llms.txt. */
import { sql } from 'drizzle-orm'
import { writeLlmsTxt } from '#engine/llms-txt/write.ts'
import { BRAND } from '#features/brand.ts'
import type { Services } from '#features/services.ts'
import { publicProfile, sitemapPart as sitemapPartPath, URLS } from '#features/urls.ts'

/** Everyone may read everything here; a profile states its own restrictions (docs/spec.md, 'Noindex and AI crawlers'). */
export function robotsTxt(baseUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${baseUrl}${URLS.sitemap}\n`
}

/**
 * A part of the sitemap is a range of profile numbers, so that an address never moves to another part and every part costs the same,
 * however many profiles there are. sitemaps.org: at most 50,000 parts of at most 50,000 addresses.
 */
const NUMBERS_IN_A_PART = 1_000
const NEWEST = 50

export async function sitemapIndex({ db, baseUrl }: Services): Promise<string> {
  const [newest] = await db.read<{ number: number }>(
    sql`select number from sitemap_entries order by number desc limit 1`,
  )
  const count = Math.ceil((newest?.number ?? 0) / NUMBERS_IN_A_PART)
  const parts = ['site' as const, ...Array.from({ length: count }, (_, index) => index + 1)]
  return xml(
    'sitemapindex',
    parts.map((part) => `<sitemap><loc>${baseUrl}${sitemapPartPath(part)}</loc></sitemap>`),
  )
}

/** Parts are numbered from 1. */
export async function sitemapPart({ db, baseUrl }: Services, part: number): Promise<string> {
  const last = part * NUMBERS_IN_A_PART
  const rows = await db.read<{ slug: string; changed: string }>(sql`
    select slug, to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as changed
    from sitemap_entries where number > ${last - NUMBERS_IN_A_PART} and number <= ${last}
      and (listed_until is null or listed_until > now()) order by number`)
  return xml(
    'urlset',
    rows.map(
      ({ slug, changed }) => `<url><loc>${baseUrl}${publicProfile(slug)}</loc><lastmod>${changed}</lastmod></url>`,
    ),
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
          { title: 'Sitemap', url: baseUrl + URLS.sitemap, notes: 'elk openbaar profiel' },
          {
            title: 'Schema',
            url: baseUrl + URLS.llmProfileSchema,
            notes: 'JSON Schema van llm-profile.json',
          },
        ],
      },
      {
        title: 'Nieuwste profielen',
        links: rows.map(({ slug, name, about }) => ({
          title: name,
          url: baseUrl + publicProfile(slug),
          notes: about?.slice(0, 200) ?? `bedrijfsprofiel van ${name}`,
        })),
      },
    ],
  })
}
