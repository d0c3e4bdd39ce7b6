import { useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { FAILURE_TEXTS } from '#app/copy/messages.ts'
import type { TabAnswer } from '#app/routes/dashboard/tab-answer.ts'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { type Run, useRun } from '#app/routes/dashboard/use-run.ts'
import { Failure } from '#features/failure.ts'
import type { ReadingView } from '#features/proposals/proposals.schema.ts'
import { aboutDomain, URLS } from '#features/urls.ts'
import { type LandingPageAnswer, showResult } from './landing-page-state.ts'

type Problems = Pick<TabAnswer, 'fields' | 'message'>

export interface LandingPageRun {
  run: Run<ReadingView>
  problems: Problems | null
  read: (url: string) => void
  /** True once after a run started or ended on this page: the focus must then move to the progress, the result or the field. */
  takeFocus: () => boolean
}

const NO_PROBLEMS: Problems = { fields: {}, message: null }

/** Reads a page on the server, and shows its result when it is there. */
export function useLandingPage(refused: Problems | undefined): LandingPageRun {
  const { profile, domainInAddress, hrefOf } = useDashboard()
  const [problems, setProblems] = useState<Problems | null>(refused ?? null)
  const navigate = useNavigate()
  const moved = useRef(false)
  const run = useRun<ReadingView>(
    'reading',
    profile.domainId,
    {
      onDone(id) {
        moved.current = true
        void navigate(hrefOf('landingspaginas-optimizer', showResult(id)), { preventScrollReset: true })
      },
      onLost() {
        moved.current = true
        setProblems({ fields: {}, message: FAILURE_TEXTS['reading-failed'] })
      },
      onRefused({ code, fields }) {
        moved.current = true
        setProblems({ fields, message: Object.keys(fields).length > 0 ? null : FAILURE_TEXTS[code] })
      },
    },
    'landing-page',
  )

  const { start } = run
  const read = useCallback(
    (url: string) => {
      setProblems(NO_PROBLEMS)
      moved.current = true
      void start(async (readingId) => {
        const response = await fetch(aboutDomain(URLS.landingPages, domainInAddress), {
          method: 'POST',
          body: new URLSearchParams({ intent: 'read', url, readingId }),
        }).catch((cause: unknown) => {
          throw new Failure('something-went-wrong', { cause })
        })
        const answer = (await response.json().catch(() => null)) as LandingPageAnswer | null
        if (answer?.id) return
        const message = answer?.fields?.url ?? answer?.message
        if (!message) throw new Failure('something-went-wrong')
        throw new Failure('invalid-input', { fields: { url: message } })
      })
    },
    [start, domainInAddress],
  )

  const takeFocus = useCallback(() => {
    const taken = moved.current
    moved.current = false
    return taken
  }, [])
  return { run, problems, read, takeFocus }
}
