import { useEffect, useRef, useState } from 'react'
import { followEvents } from '#app/event-source.ts'
import type { VisitOverview } from '#features/crawler-visits/overview.server.ts'
import { aboutDomain, URLS } from '#features/urls.ts'

/** A busy profile is visited continuously, so a screen reader gets an update only this often. */
const QUIET_MS = 30_000

export function hitsOf({ assistants }: VisitOverview): number {
  return assistants.reduce((sum, { verified, unverifiable, forged }) => sum + verified + unverifiable + forged, 0)
}

/**
 * The visits of one domain: starts with the page's data and is updated by the stream. `news` is for a polite live region. It is no
 * run (use-run.ts): nothing starts it, and it has no progress or end.
 */
export function useVisits(initial: VisitOverview, domainId: string): { visits: VisitOverview; news: string } {
  const [visits, setVisits] = useState(initial)
  useEffect(
    () =>
      followEvents(aboutDomain(URLS.visitStream, domainId), {
        visits: (data) => setVisits(JSON.parse(data) as VisitOverview),
      }),
    [domainId],
  )

  const [news, setNews] = useState('')
  const announced = useRef({ hits: hitsOf(initial), at: Number.NEGATIVE_INFINITY })
  useEffect(() => {
    const hits = hitsOf(visits)
    const more = hits - announced.current.hits
    if (more <= 0) {
      // Old days dropped out of the range: count new visits from here.
      if (more < 0) announced.current.hits = hits
      return
    }
    const announce = () => {
      announced.current = { hits, at: performance.now() }
      const last = visits.latest[0]?.crawler
      setNews(
        `${more === 1 ? 'Eén nieuw bezoek' : `${more} nieuwe bezoeken`}${last ? `, het laatste van ${last}` : ''}`,
      )
    }
    const timer = setTimeout(announce, Math.max(0, announced.current.at + QUIET_MS - performance.now()))
    return () => clearTimeout(timer)
  }, [visits])
  return { visits, news }
}
