/** The task of the worker thread: all sources of one company against its facts. */
import {
  COMPARED_FACTS,
  type ComparedFact,
  type FactValues,
  type NotReadReason,
  type PastedPage,
  type ShownValues,
  type SourceComparison,
  type SourceKind,
  type WebsiteComparison,
} from '#engine/consistency/facts.ts'
import type { SiteEvidence, Source } from '#engine/evidence.ts'
import { challengeIn, isHtml, isSoft404, isUsable } from '#engine/extract/page/home-state.ts'
import { readPage } from '#engine/extract/page/page.ts'
import { readSite } from '#engine/extract/read-site.ts'
import { domainOf } from '#engine/extract/site-context.ts'
import { compareSource, unreadSource, type Wanted } from './compare-facts.ts'
import { RULES, type Rule, readValues, type ValueOf, withoutPresent } from './fact-rules.ts'
import type { Company } from './find-values.ts'
import { linkedPage, profileJsonSource, textSource, websiteSources } from './sources.ts'

export interface CompanyFactsGiven {
  present: FactValues
  former: FactValues
}

function wantedOf({ present, former }: CompanyFactsGiven, website: string): Wanted {
  const country = domainOf(website).endsWith('.be') ? 'BE' : 'NL'
  const read = readValues(present, country)
  const gone = withoutPresent(readValues(former, country), read)
  const company: Company = { country, names: read.name, allNames: [...read.name, ...gone.name] }
  return { company, present: read, former: gone }
}

/** The own website, its markup, its llms.txt and llm-profile.json. */
export function compareWebsite(
  evidence: SiteEvidence,
  profileJson: Source | null,
  given: CompanyFactsGiven,
): WebsiteComparison {
  const wanted = wantedOf(given, evidence.url)
  const reading = readSite(evidence)
  const out: SourceComparison[] = []
  if (reading.home && reading.outcome.id === 'read') {
    // A page that is gone holds no value any more.
    const gone = evidence.pages.filter(({ status }) => status === 404 || status === 410).map(({ url }) => url)
    for (const source of websiteSources(reading.site, wanted.company))
      out.push(compareSource({ ...source, pages: [...source.pages, ...gone] }, wanted))
  } else {
    const reason = reasonOf(evidence.home) ?? 'no-text'
    for (const kind of ['website', 'markup'] as const)
      out.push(unreadSource({ kind, url: evidence.url }, 'not-readable', reason, wanted))
  }
  const context = { website: evidence.url, takenAt: evidence.takenAt, company: wanted.company }
  out.push(
    fileOf('llms-txt', evidence.llms, wanted, () =>
      textSource(
        'llms-txt',
        { url: evidence.llms.finalUrl, text: new TextDecoder().decode(evidence.llms.body) },
        context,
      ),
    ),
  )
  if (profileJson)
    out.push(
      fileOf('llm-profile', profileJson, wanted, () =>
        profileJsonSource(profileJson.finalUrl, profileJson.body, wanted.company),
      ),
    )
  return { sources: out, present: shownValues(wanted.present), former: shownValues(wanted.former) }
}

function shownValues(values: FactValues): ShownValues {
  const shown: ShownValues = {}
  const show = <F extends ComparedFact>(fact: F) => {
    const rule: Rule<ValueOf<F>> = RULES[fact]
    const all = (values[fact] as ValueOf<F>[]).map((value) => rule.shown(value))
    if (all.length > 0) shown[fact] = all
  }
  for (const fact of COMPARED_FACTS) show(fact)
  return shown
}

export interface ElsewhereGiven extends CompanyFactsGiven {
  website: string
  /** ISO 8601. */
  takenAt: string
}

/** One page elsewhere, as it was fetched. */
export function compareLinkedPage(source: Source, given: ElsewhereGiven): SourceComparison {
  const wanted = wantedOf(given, given.website)
  const base = { kind: 'linked-page', url: source.url } as const
  const failed = source.status === 404 || source.status === 410 ? 'gone' : reasonOf(source)
  if (failed) return unreadSource(base, 'not-readable', failed, wanted)
  if (!isHtml(source)) return unreadSource(base, 'not-readable', 'no-text', wanted)
  const page = readPage({ ...source, kind: 'home' })
  if (challengeIn(source, page)) return unreadSource(base, 'not-readable', 'refused', wanted)
  if (isSoft404(page)) return unreadSource(base, 'not-readable', 'unreachable', wanted)
  const compared = compareSource(linkedPage(page, given.website, given.takenAt, wanted.company), wanted)
  return { ...compared, url: source.url }
}

export function comparePastedPage(pasted: PastedPage, given: ElsewhereGiven): SourceComparison {
  const wanted = wantedOf(given, given.website)
  const source = textSource('pasted-page', pasted, { ...given, company: wanted.company })
  return compareSource(source, wanted)
}

/** A file that answers with a page is not there. */
function fileOf(
  kind: SourceKind,
  source: Source,
  wanted: Wanted,
  read: () => Parameters<typeof compareSource>[0] | undefined,
): SourceComparison {
  const base = { kind, url: source.url }
  if (source.status === 404 || source.status === 410) return unreadSource(base, 'missing', null, wanted)
  const failed = reasonOf(source)
  if (failed) return unreadSource(base, 'not-readable', failed, wanted)
  if (/html/i.test(source.headers['content-type'] ?? '')) return unreadSource(base, 'missing', null, wanted)
  const whole = read()
  return whole
    ? { ...compareSource(whole, wanted), url: source.url }
    : unreadSource(base, 'not-readable', 'no-text', wanted)
}

function reasonOf(source: Source): NotReadReason | null {
  if (source.failure === 'disallowed-by-robots' || source.failure === 'robots-unavailable') return 'robots'
  if (source.failure === 'too-heavy') return 'too-heavy'
  if (
    source.status === 401 ||
    source.status === 403 ||
    source.status === 429 ||
    source.status === 451 ||
    source.status === 999
  )
    return 'refused'
  return isUsable(source) ? null : 'unreachable'
}
