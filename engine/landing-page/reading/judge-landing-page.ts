/** The task of the worker thread: one page of a website, and the website's score with each change made in that page. */
import type { SiteEvidence, Source } from '#engine/evidence.ts'
import { isHtml, isSoft404, isUsable } from '#engine/extract/page/home-state.ts'
import { languageOf } from '#engine/extract/page/language.ts'
import type { Page } from '#engine/extract/page/page.ts'
import { readSite, type SiteReading } from '#engine/extract/read-site.ts'
import { withoutNumbers } from '#engine/extract/without-numbers.ts'
import { pageKey } from '#engine/fetch/same-site.ts'
import { octetsOf } from '#engine/fixes/file-edits.ts'
import { compared, isLight, judged } from '#engine/fixes/try-changes.ts'
import { type Judged, judgeSite } from '#engine/judge/score.ts'
import type {
  LandingChange,
  LandingPageGiven,
  LandingPageReport,
  LandingPageResult,
  MovedCheck,
  PageNotRead,
  TriedScore,
} from '#engine/landing-page/landing-page.ts'
import { notReadOf } from '#engine/report/not-read.ts'
import type { Language } from '#engine/report/report.ts'
import { type PageEdit, pageEdits } from './page-edits.ts'
import { pageFacts, wantedOf } from './page-facts.ts'
import { pageQuestions } from './page-questions.ts'
import { readabilityOf } from './readability.ts'

export function judgeLandingPage(evidence: SiteEvidence, given: LandingPageGiven): LandingPageResult {
  const site = readSite(evidence, given.judge)
  const language = given.judge.language ?? 'nl'
  const source = sourceOf(evidence, given.url)
  const notRead = notReadOf(site.outcome, language)
  if (notRead)
    return { ok: false, reason: 'home', status: evidence.home.status, because: `${notRead.cause} ${notRead.advice}` }
  if (!source) return { ok: false, reason: 'robots', status: null }
  const page = site.read.get(source)
  if (!page || !site.pages.includes(page)) return { ok: false, reason: reasonOf(source, page), status: source.status }
  const judgement = judgeSite(site, language)
  if (judgement.score === null) return { ok: false, reason: 'home', status: evidence.home.status }
  return { ok: true, report: withoutNumbers(reportOf(site, { page, source }, judgement, given), site.bsnNumbers) }
}

/** The home page, or the page that was read first. */
function sourceOf(evidence: SiteEvidence, typed: string): Source | undefined {
  const url = new URL(typed)
  const isAsked = (address: string) => {
    const at = URL.parse(address)
    return at !== null && pageKey(at) === pageKey(url)
  }
  if ([evidence.url, evidence.home.url].some(isAsked)) return evidence.home
  return evidence.pages.find((source) => isAsked(source.url))
}

function reasonOf(source: Source, page: Page | undefined): PageNotRead {
  const { failure, status } = source
  if (failure === 'disallowed-by-robots' || failure === 'robots-unavailable') return 'robots'
  if (failure === 'off-site') return 'elsewhere'
  if (failure === 'too-large' || failure === 'too-heavy') return 'too-heavy'
  if (status === 404 || status === 410) return 'gone'
  if (status === 401 || status === 403 || status === 429 || status === 451) return 'refused'
  if (!isUsable(source)) return 'unreachable'
  if (!isHtml(source)) return 'no-page'
  return page && isSoft404(page) ? 'gone' : 'same-page'
}

interface ReadPage {
  page: Page
  source: Source
}

function reportOf(
  site: SiteReading,
  { page, source }: ReadPage,
  before: Judged,
  { company, judge }: LandingPageGiven,
): LandingPageReport {
  const { takenAt } = site.evidence
  const language = languageOf(page.text) ?? languageOf(site.pages.map(({ text }) => text).join('\n')) ?? 'nl'
  const readability = readabilityOf(page, source, site.robots)
  const ofCompany = site.company.filter((node) => node.page === page.url)
  const facts = pageFacts(page, ofCompany, takenAt, company)
  const questions = pageQuestions(page, { nodes: site.nodes, takenAt, facts, language }, company)
  const edits = pageEdits({
    ...{ page, source, language, company, facts, questions, readability },
    present: wantedOf(company, page.url).present,
    hasMarkup: ofCompany.length > 0,
  })
  const wasTried = isLight(site)
  const tryThese = (some: PageEdit[]) => tried(site, source, some, before, judge.language ?? 'nl')
  const score = before.score!
  const changes = edits.map(
    ({ id, text, html, ...edit }): LandingChange => ({
      ...{ id, html, ...(text === undefined ? {} : { text }) },
      ...(wasTried ? tryThese([{ id, html, ...edit }]) : { from: score, to: score, held: null, moved: [] }),
    }),
  )
  return {
    ...{ url: page.url, isHome: source === site.evidence.home, language, takenAt, score, gates: before.gates },
    pagesRead: site.pages.map(({ url }) => url),
    ...{ readability, facts, wasTried },
    questions: questions.map(({ question, from, answeredBy }) => ({ question, from, answeredBy })),
    changes: changes.sort((a, b) => gain(b) - gain(a)),
    together: wasTried && edits.length > 1 ? tryThese(edits) : null,
  }
}

function tried(site: SiteReading, source: Source, edits: PageEdit[], before: Judged, language: Language): TriedScore {
  const octets = edits.reduce((page, edit) => edit.apply(page), octetsOf(source))
  const edited: Source = { ...source, body: new Uint8Array(Buffer.from(octets, 'latin1')) }
  const { evidence } = site
  const after = judged(
    site,
    source === evidence.home
      ? { ...evidence, home: edited }
      : { ...evidence, pages: evidence.pages.map((page) => (page === source ? edited : page)) },
    language,
  )
  const { from, to, held } = compared(before, after)
  return { from, to, held, moved: movedOf(before, after) }
}

/** A check that is measured only before or only after has no points to compare. */
function movedOf(before: Judged, after: Judged): MovedCheck[] {
  const earlier = new Map(before.checks.map((check) => [check.id, check]))
  return after.checks.flatMap(({ id, title, points, maxPoints, measured }): MovedCheck[] => {
    const was = earlier.get(id)
    return was?.measured && measured && was.points !== points
      ? [{ title, from: was.points, to: points, maxPoints }]
      : []
  })
}

const gain = ({ from, to, moved }: TriedScore) =>
  (to ?? from) - from + moved.reduce((sum, check) => sum + check.to - check.from, 0) / 1000
