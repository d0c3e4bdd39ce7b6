import { useCallback, useState } from 'react'
import { callFunction } from '#app/api-client.ts'
import { FAILURE_TEXTS, SUCCESS_TEXTS } from '#app/copy/messages.ts'
import type { TabAnswer } from '#app/routes/dashboard/tab-answer.ts'
import { type Run, useRun } from '#app/routes/dashboard/use-run.ts'
import { toast } from '#app/ui/toast.ts'
import type { ComparisonProgress } from '#features/comparisons/comparison-progress.server.ts'

type Problems = Pick<TabAnswer, 'fields' | 'message'>

export interface Comparing {
  run: Run<ComparisonProgress>
  /** The current input; null until something was typed. */
  competitors: string[] | null
  edit: (competitors: string[]) => void
  /** The errors of the last start; null if nothing was started on this page. */
  problems: Problems | null
  setProblems: (problems: Problems) => void
  start: (ownUrl: string, competitors: string[]) => void
}

/** Each comparison has its own message. With a shared id, closing the old message would close the new one too. */
const messageOf = (id: string) => ({ id: `vergelijking-${id}` })

/** The comparison of a domain's website, and the input of its form. `isShown`: its tab is open, where problems stand at the form. */
export function useComparison(domainId: string, isShown: boolean): Comparing {
  const [competitors, edit] = useState<string[] | null>(null)
  const [problems, setProblems] = useState<Problems | null>(null)
  const run = useRun<ComparisonProgress>('comparison-progress', domainId, {
    onDone(id) {
      toast.success(SUCCESS_TEXTS['comparison-complete'], messageOf(id))
    },
    onLost(id) {
      setProblems({ fields: {}, message: FAILURE_TEXTS['comparison-failed'] })
      if (!isShown) toast.error(FAILURE_TEXTS['comparison-failed'], messageOf(id))
    },
    onRefused({ code, fields }, id) {
      const message = FAILURE_TEXTS[code]
      setProblems({ fields, message: Object.keys(fields).length > 0 ? null : message })
      if (!isShown) toast.error(fields.competitors ?? Object.values(fields)[0] ?? message, messageOf(id))
    },
  })

  const { start: startRun } = run
  const start = useCallback(
    (ownUrl: string, typed: string[]) => {
      setProblems({ fields: {}, message: null })
      void startRun((progressId) =>
        callFunction('compare-competitors', { ownUrl, competitors: typed, domainId, progressId }),
      )
    },
    [domainId, startRun],
  )

  return { run, competitors, edit, problems, setProblems, start }
}
