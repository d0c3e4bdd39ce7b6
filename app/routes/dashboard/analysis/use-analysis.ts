import { useCallback, useRef, useState } from 'react'
import { callFunction } from '#app/api-client.ts'
import { FAILURE_TEXTS, SUCCESS_TEXTS } from '#app/copy/messages.ts'
import { type Run, useRun } from '#app/routes/dashboard/use-run.ts'
import { toast } from '#app/ui/toast.ts'
import type { AnalysisProgress } from '#features/analyses/progress.server.ts'
import type { ProfileFormValues } from '#features/profiles/form.schema.ts'

export interface AnalysisRun extends Pick<Run<AnalysisProgress>, 'running' | 'lost' | 'progress'> {
  /** The addresses visited so far, in order. */
  visited: string[]
  /** Why the last request was refused; `address` is the input of 'Klopt dit niet?' if the request came from there. */
  refused: { address: string | null; text: string } | null
  /** True once after a run started or ended on this page: the focus must then move to the progress or the result. */
  takeFocus: () => boolean
  /** `readFirst` is the page that the report missed; it is read first from now on. */
  start: (values: ProfileFormValues, readFirst?: string) => void
}

/** Runs the analysis of a domain's website. `onDone` is called once the report is shown. */
export function useAnalysis(domainId: string, onDone: () => void): AnalysisRun {
  const [refused, setRefused] = useState<AnalysisRun['refused']>(null)
  const doubted = useRef<string | undefined>(undefined)
  const moved = useRef(false)
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
      moved.current = true
      toast.success(SUCCESS_TEXTS['analysis-complete'])
      onDone()
    },
    onRefused({ code, fields }) {
      moved.current = true
      setRefused({ address: doubted.current ?? null, text: fields.readFirst ?? fields.url ?? FAILURE_TEXTS[code] })
    },
  })

  const start = useCallback(
    (values: ProfileFormValues, readFirst?: string) => {
      setRefused(null)
      setVisited([])
      doubted.current = readFirst
      moved.current = true
      const page = readFirst === undefined ? {} : { readFirst }
      void startRun((progressId) => callFunction('analyze-company', { ...values, ...page, domainId, progressId }))
    },
    [domainId, startRun],
  )

  const takeFocus = useCallback(() => {
    const taken = moved.current
    moved.current = false
    return taken
  }, [])

  return { running, lost, progress, visited, refused, start, takeFocus }
}
