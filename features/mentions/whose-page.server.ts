/** Whose the pages are that assistants cite and open, by the company's website and those of its competitors as they are now. */
import { type SQL, sql } from 'drizzle-orm'
import { withoutWww } from '#engine/fetch/same-site.ts'

export interface Sites {
  ownHosts: string[]
  /** Own pages on websites of others, without scheme and www: 'vindbaar.nl/profile/de-korenaar'. */
  ownPages: string[]
  rivals: { host: string; name: string }[]
}

interface Known {
  websites: readonly string[]
  pages: readonly string[]
  competitors: readonly { name: string; website?: string }[]
}

export function sitesOf({ websites, pages, competitors }: Known): Sites {
  const hostOf = (address: string) => urlOf(address).map(({ host }) => withoutWww(host))
  return {
    ownHosts: websites.flatMap(hostOf),
    ownPages: pages.flatMap(urlOf).map(({ host, pathname }) => withoutWww(host) + pathname.replace(/\/$/, '')),
    rivals: competitors.flatMap(({ name, website }) =>
      website ? hostOf(website).map((host) => ({ host, name })) : [],
    ),
  }
}

function urlOf(address: string): URL[] {
  const url = URL.parse(address) ?? URL.parse(`https://${address}`)
  return url ? [url] : []
}

const keyOf = (url: SQL) => sql`rtrim(regexp_replace(${url}, '^https?://(www[.])?', '', 'i'), '/')`

/**
 * The pages of a row of `asked`, each once. Cited is what the assistant gives as its source or writes in its answer; the others it only
 * opened.
 */
export function pagesOfAnswer(): SQL {
  return sql`(
    select distinct on (key) key, url, coalesce(site, split_part(key, '/', 1)) as site, title, is_cited from (
      select ${keyOf(sql`s ->> 'url'`)} as key, s ->> 'url' as url, s ->> 'site' as site, s ->> 'title' as title, true as is_cited
      from jsonb_array_elements(asked.cited) s
      union all
      select ${keyOf(sql`c ->> 'url'`)}, c ->> 'url', null, null, true from jsonb_array_elements(asked.citations) c
      union all
      select ${keyOf(sql`s ->> 'url'`)}, s ->> 'url', s ->> 'site', s ->> 'title', false
      from jsonb_array_elements(asked.opened) s
    ) named_pages
    order by key, is_cited desc, title nulls last
  )`
}

/** 'own', 'competitor' or 'other', of a row `p` of pagesOfAnswer. */
export function pageIs({ ownHosts, ownPages, rivals }: Sites): SQL {
  const isOneOf = (hosts: readonly string[]) => sql`exists (
    select 1 from jsonb_array_elements_text(${JSON.stringify(hosts)}::jsonb) h
    where p.site = h or right(p.site, length(h) + 1) = '.' || h)`
  return sql`case
    when ${isOneOf(ownHosts)} or exists (
      select 1 from jsonb_array_elements_text(${JSON.stringify(ownPages)}::jsonb) o
      where p.key = o or starts_with(p.key, o || '/') or starts_with(p.key, o || '?')) then 'own'
    when ${isOneOf(rivals.map(({ host }) => host))} then 'competitor'
    else 'other' end`
}
