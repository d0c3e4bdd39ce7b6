/** The pages of a website that a visit asked for and could not read, each with the reason. */
import type { FetchFailure, SiteEvidence, Source } from './evidence.ts'
import { problemText } from './report/problem-texts.ts'

export interface MissedPage {
  url: string
  /** A sentence for the owner. */
  cause: string
}

export interface PagesAsked {
  missed: MissedPage[]
  /** The number of pages asked for, the home page included. Pages that do not exist are not counted. */
  asked: number
  /** False if a missed page may answer another time, so that what is not found may still be on the website. */
  isWhole: boolean
}

/** `tooHeavy`: only the home page was read, because all pages together are too heavy. */
export function pagesAsked({ home, pages }: SiteEvidence, tooHeavy = false): PagesAsked {
  const asked = [...new Map(pages.map((page) => [page.url, page])).values()].filter(exists)
  const missed = asked.flatMap((page): MissedPage[] => {
    const cause = causeOf(page) ?? (tooHeavy ? problemText('too-heavy').nl : null)
    return cause === null ? [] : [{ url: page.url, cause }]
  })
  return { missed, asked: asked.length + (exists(home) ? 1 : 0), isWhole: !tooHeavy && !asked.some(mayAnswerLater) }
}

const PASSING: readonly FetchFailure[] = ['dns-failed', 'connection-failed', 'tls-failed', 'timed-out']

function mayAnswerLater({ status, failure }: Source): boolean {
  return failure === null ? status === 429 || (status ?? 0) >= 500 : PASSING.includes(failure)
}

/** A link that leads nowhere, or to another website, is no page of this one. */
function exists({ status, failure }: Source): boolean {
  return failure === null ? status !== 404 && status !== 410 : failure !== 'off-site'
}

function causeOf({ status, failure }: Source): string | null {
  if (failure !== null) return problemText(failure).nl
  if (status === null || status < 400) return null
  if (status === 429) return 'De server vond dat we te veel opvroegen (code 429).'
  if (status === 401 || status === 403) return `De server weigerde ons de toegang (code ${status}).`
  return status >= 500
    ? `Er ging iets mis op de server van je website (code ${status}).`
    : `De server gaf deze pagina niet (code ${status}).`
}
