import { useCallback, useRef, useState } from 'react'
import { callFunction } from '#app/api-client.ts'
import { FAILURE_TEXTS, SUCCESS_TEXTS } from '#app/copy/messages.ts'
import { type Run, useRun } from '#app/routes/dashboard/use-run.ts'
import { toast } from '#app/ui/toast.ts'
import type { AnalysisProgress } from '#features/analyses/progress.server.ts'
import type { ProfileFormValues } from '#features/profiles/form.schema.ts'

export interface AnalysisRun extends Pick<Run<AnalysisProgress>, 'running' | 'lost' | 'progress'> {
  /** The addresses seen so far, in order. */
  visited: string[]
  /** Why the last one was refused; `address` is what stood in the field of 'Klopt dit niet?', where it came from there. */
  refused: { address: string | null; text: string } | null
  /** True once after a run began or ended here: whoever waits for it has to be brought to what shows it. */
  takeFocus: () => boolean
  /** `readFirst`: a page of the website that is read first from now on, because the report is wrong. */
  start: (values: ProfileFormValues, readFirst?: string) => void
}

/** The analysis of a domain's website. `onDone` runs once the report is on the screen. */
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
