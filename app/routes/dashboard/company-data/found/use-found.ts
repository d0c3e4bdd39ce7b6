import { useCallback, useEffect, useState } from 'react'
import { FAILURE_TEXTS } from '#app/copy/messages.ts'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { useRun } from '#app/routes/dashboard/use-run.ts'
import { Failure } from '#features/failure.ts'
import type { ProposalsView, ReadingView } from '#features/proposals/proposals.schema.ts'
import { aboutDomain, URLS } from '#features/urls.ts'
import type { ProposalsAnswer } from './proposals-answer.ts'

export interface Found {
  view: ProposalsView
  /** The answer to a decision in a page without JavaScript. */
  answer: ProposalsAnswer | undefined
  /** Shows the proposals that a decision returned. */
  show: (view: ProposalsView) => void
  /** The current reading, or the last one on this page. */
  reading: ReadingView | null
  isReading: boolean
  /** Why the website could not be read at all. */
  refusal: string | null
  read: (url: string) => void
}

/** The proposals for the profile: loaded from the server, and updated while a website is being read. */
export function useFound(loaded: ProposalsView, answer: ProposalsAnswer | undefined): Found {
  const { domainInAddress, profile } = useDashboard()
  const [view, show] = useState(loaded)
  const [last, setLast] = useState<ReadingView | null>(answer?.reading ?? null)
  const [refusal, setRefusal] = useState<string | null>(answer?.fields.url ?? answer?.message ?? null)
  const run = useRun<ReadingView>('reading', profile.domainId, {
    onStep: (step) => {
      setLast(step)
      show(step.proposals)
    },
    onDone: () => setRefusal(null),
    onLost: () => setRefusal(FAILURE_TEXTS['reading-failed']),
    onRefused: ({ code, fields }) => setRefusal(fields.url ?? FAILURE_TEXTS[code]),
  })
  useEffect(() => show(loaded), [loaded])

  const { start } = run
  const read = useCallback(
    (url: string) => {
      setRefusal(null)
      setLast(null)
      void start(async (readingId) => {
        const response = await fetch(aboutDomain(URLS.proposals, domainInAddress), {
          method: 'POST',
          body: new URLSearchParams({ intent: 'read', url, readingId }),
        }).catch((cause: unknown) => {
          throw new Failure('something-went-wrong', { cause })
        })
        const answer = (await response.json().catch(() => null)) as ProposalsAnswer | null
        if (!answer?.reading) {
          const message = answer?.fields?.url ?? answer?.message
          if (!message) throw new Failure('something-went-wrong')
          throw new Failure('invalid-input', { fields: { url: message } })
        }
        setLast(answer.reading)
        show(answer.reading.proposals)
      })
    },
    [start, domainInAddress],
  )
  return { view, answer, show, reading: last, isReading: run.running, refusal, read }
}

/** Shows a decision's answer, which is newer than the loaded data. */
export function useShown(answer: ProposalsAnswer | undefined, show: Found['show']) {
  useEffect(() => {
    if (answer?.proposals) show(answer.proposals)
  }, [answer, show])
}
