/** Takes from the evidence of a visit what the daily watch compares. Runs in the worker thread. */
import type { SiteEvidence, Source } from '#engine/evidence.ts'
import { noindexOf } from '#engine/extract/page/robots-directives.ts'
import { readSite } from '#engine/extract/read-site.ts'
import { looksLikeWebPage } from '#engine/llms-txt/reading/validate.ts'
import { OUTCOME_KINDS } from '#engine/outcomes.ts'
import type { WatchedFile, WatchedWebsite } from '#engine/watch/watched.ts'

/** Far above any robots.txt or llms.txt that a company writes: what is stored per website is bounded. */
const MOST_CHARACTERS = 60_000

export function readWatched(evidence: SiteEvidence): WatchedWebsite {
  const { outcome, home } = readSite(evidence)
  // A hoster that answers for a website that is down has files of its own.
  const isItself = OUTCOME_KINDS[outcome.id].scored || outcome.id === 'only-us-shut-out'
  const noindex = home && noindexOf(home, evidence.home)
  return {
    robots: isItself ? fileOf(evidence.robots) : null,
    llms: isItself ? fileOf(evidence.llms) : null,
    noindex: home && { found: noindex?.found ?? null },
  }
}

/** A refusal, a server error and a broken answer say nothing about the file. */
function fileOf({ status, failure, body }: Source): WatchedFile | null {
  if (status === 404 || status === 410) return { text: null }
  if (failure !== null || status !== 200) return null
  const text = new TextDecoder()
    .decode(body)
    .replaceAll('\u0000', '')
    .replaceAll(/\r\n?/g, '\n')
    .slice(0, MOST_CHARACTERS)
    .toWellFormed()
  // Websites that answer every address with a page have no such file.
  return { text: looksLikeWebPage(text) ? null : text }
}
