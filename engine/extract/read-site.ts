/** Parses the evidence of one website: pages, robots.txt and company facts. The input of every check. */

import type { SiteEvidence, Source } from '#engine/evidence.ts'
import { outcomeOfHome } from '#engine/extract/page/home-outcome.ts'
import { isHtml, isSoft404, isUsable } from '#engine/extract/page/home-state.ts'
import { type Page, readPage } from '#engine/extract/page/page.ts'
import { addressKey } from '#engine/fetch/same-site.ts'
import type { Account } from '#engine/judge/judge-options.ts'
import type { HomeOutcome } from '#engine/outcomes.ts'
import type { CompanyFacts } from '#engine/report/report.ts'
import { openSecondLook, type SecondLook } from '#engine/second-look/second-look.ts'
import { type Robots, robotsFromSource } from '#engine/visit/robots.ts'
import { readCompanyFacts } from './company-facts.ts'
import type { FactsReading } from './facts-reading.ts'
import { type SiteContext, siteContext } from './site-context.ts'

export interface SiteReading extends FactsReading {
  evidence: SiteEvidence
  outcome: HomeOutcome
  /** The home page, if it could be read. */
  home: Page | null
  /** The home page first, then the other readable pages. */
  pages: Page[]
  robots: Robots
  site: SiteContext
  profileFacts: CompanyFacts | null
  account: Account | null
  /** Parsed pages, so that unchanged bytes are not parsed again. */
  read: ReadonlyMap<Source, Page>
  /** A second, simpler search of the raw bytes, used before something is reported as missing. */
  look: SecondLook
}

export interface ReadOptions {
  profileFacts?: CompanyFacts
  account?: Account
  /** The pages were too heavy to read: judge what can be judged without them. */
  tooHeavy?: boolean
  /** Pages that were read before. */
  known?: ReadonlyMap<Source, Page>
}

export function readSite(
  evidence: SiteEvidence,
  { profileFacts, account, tooHeavy, known = new Map() }: ReadOptions = {},
): SiteReading {
  const read = new Map<Source, Page>()
  const pageOf = (source: Source): Page => {
    const page = read.get(source) ?? known.get(source) ?? readPage(source)
    read.set(source, page)
    return page
  }
  const robots = robotsFromSource(evidence.robots)
  const cut = evidence.home.failure === 'too-large'
  const answer =
    tooHeavy || cut || !isHtml(evidence.home) || evidence.home.body.byteLength === 0 ? null : pageOf(evidence.home)
  const outcome = outcomeOfHome({ evidence, page: answer, robots, tooHeavy: tooHeavy ?? false })
  const home = outcome.id === 'read' || outcome.id === 'app-shell' ? answer : null
  const pages = home ? [home, ...otherPages(evidence.pages, home, pageOf)] : []
  const site = siteContext(pages, evidence.home.finalUrl || evidence.url, evidence.takenAt)
  return {
    evidence,
    outcome,
    home,
    pages,
    robots,
    site,
    profileFacts: profileFacts ?? null,
    read,
    account: account ?? null,
    look: openSecondLook(pages, evidence, account ?? null),
    ...readCompanyFacts(site, account?.name),
  }
}

/** Parses the same site after an edit: only changed sources are parsed again. */
export function readChanged(before: SiteReading, evidence: SiteEvidence): SiteReading {
  const samePages =
    evidence.home === before.evidence.home && evidence.pages.every((page, at) => page === before.evidence.pages[at])
  if (!samePages || !before.home)
    return readSite(evidence, {
      ...(before.profileFacts ? { profileFacts: before.profileFacts } : {}),
      ...(before.account ? { account: before.account } : {}),
      known: before.read,
    })
  const robots = robotsFromSource(evidence.robots)
  const outcome = outcomeOfHome({ evidence, page: before.home, robots, tooHeavy: false })
  return { ...before, evidence, robots, outcome }
}

function otherPages(sources: Source[], home: Page, pageOf: (source: Source) => Page): Page[] {
  const pages: Page[] = []
  for (const source of sources) {
    if (!isUsable(source) || !isHtml(source)) continue
    const page = pageOf(source)
    const known = [home, ...pages].some(
      (other) =>
        addressKey(other.url) === addressKey(page.url) || (other.text === page.text && other.title === page.title),
    )
    if (!known && !isSoft404(page)) pages.push(page)
  }
  return pages
}
