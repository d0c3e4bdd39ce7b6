import { useCallback, useRef, useState } from 'react'
import { toast } from 'sonner'
import { callFunction } from '#app/api-client.ts'
import { FAILURE_TEXTS, SUCCESS_TEXTS } from '#app/copy/messages.ts'
import { type Run, useRun } from '#app/routes/dashboard/use-run.ts'
import type { AnalysisProgress } from '#features/analyses/progress.server.ts'
import type { ProfileFormValues } from '#features/profiles/form.schema.ts'

export interface AnalysisRun extends Pick<Run<AnalysisProgress>, 'running' | 'lost' | 'progress'> {
  /** The addresses seen so far, in order. */
  visited: string[]
  /** Why the last one was refused, at the field `readFirst`. */
  refused: { address: string; text: string } | null
  /** `readFirst`: a page of the website that is read first from now on, because the report is wrong. */
  start: (values: ProfileFormValues, readFirst?: string) => void
}

/** The analysis of a domain's website. `onDone` runs once the report is on the screen. */
export function useAnalysis(domainId: string, onDone: () => void): AnalysisRun {
  const [refused, setRefused] = useState<AnalysisRun['refused']>(null)
  const doubted = useRef<string | undefined>(undefined)
  const [visited, setVisited] = useState<string[]>([])
  const {
    running,
    lost,
    progress,
    start: startRun,
  } = useRun<AnalysisProgress>('progress', domainId, {
    onStep({ url }) {
      if (url) setVisited((urls) => (urls.includes(url) ? urls : [...urls, url]))
    },
    onDone() {
      toast.success(SUCCESS_TEXTS['analysis-complete'])
      onDone()
    },
    onRefused({ code, fields }) {
      const address = doubted.current
      if (address === undefined) toast.error(fields.url ?? FAILURE_TEXTS[code])
      else setRefused({ address, text: fields.readFirst ?? FAILURE_TEXTS[code] })
    },
  })

  const start = useCallback(
    (values: ProfileFormValues, readFirst?: string) => {
      setRefused(null)
      setVisited([])
      doubted.current = readFirst
      const page = readFirst === undefined ? {} : { readFirst }
      void startRun((progressId) => callFunction('analyze-company', { ...values, ...page, domainId, progressId }))
    },
    [domainId, startRun],
  )

  return { running, lost, progress, visited, refused, start }
}
