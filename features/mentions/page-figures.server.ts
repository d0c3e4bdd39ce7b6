/** The pages that asked answers cite, and those that were opened but not cited, split into own, competitors' and others'. */
import { type SQL, sql } from 'drizzle-orm'
import { shareOf } from '#engine/naming/intervals.ts'
import type { PageFigure, PageFigures } from './figures.ts'
import { WHOSE, type Whose } from './which-answers.ts'
import { pageIs, pagesOfAnswer, type Sites } from './whose-page.server.ts'

const MOST_LISTED = 25

export interface CountedPages {
  shares: { whose: Whose; is_cited: boolean; answers: number; pages: number }[]
  listed: (PageFigure & { is_cited: boolean })[]
}

/** `page_share` and `page_listed`, from `asked`. */
export function pagesCounted(sites: Sites): SQL {
  // Whose a page is, is asked once a page: thousands of answers cite the same ones.
  return sql`named_page as materialized (
      select asked.id, p.key, p.url, p.site, p.title, p.is_cited from asked cross join lateral ${pagesOfAnswer()} p
    ),
    page as materialized (
      select id, key, url, site, title, is_cited, whose from named_page join (
        select key, site, ${pageIs(sites)} as whose from (select distinct key, site from named_page) p
      ) known using (key, site)
    ),
    page_share as (
      select whose, is_cited, count(distinct id) as answers, count(distinct key) as pages from page group by 1, 2
    ),
    page_listed as (
      select key, url, title, site, whose, is_cited, answers from (
        select key, min(url) as url, min(title) as title, min(site) as site, whose, is_cited, count(*) as answers,
          row_number() over (partition by is_cited order by count(*) desc, key) as place
        from page group by key, whose, is_cited) ranked
      where place <= ${MOST_LISTED} order by place
    )`
}

/** `answers`: all that were counted. */
export function pageFigures({ shares, listed }: CountedPages, answers: number): PageFigures {
  const of = (isCited: boolean) => shares.filter(({ is_cited }) => is_cited === isCited)
  const shareIn = (isCited: boolean, whose: Whose) =>
    shareOf(of(isCited).find((one) => one.whose === whose)?.answers ?? 0, answers)
  const total = (isCited: boolean) => of(isCited).reduce((sum, { pages }) => sum + pages, 0)
  const listOf = (isCited: boolean) =>
    listed.filter(({ is_cited }) => is_cited === isCited).map(({ is_cited: _, ...page }) => page)
  return {
    shares: WHOSE.map((whose) => ({ whose, cited: shareIn(true, whose), onlyOpened: shareIn(false, whose) })),
    ...{ cited: listOf(true), onlyOpened: listOf(false) },
    total: { cited: total(true), onlyOpened: total(false) },
  }
}
