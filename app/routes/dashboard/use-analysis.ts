import { useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { toast } from 'sonner'
import type { AnalysisProgress } from '#features/analyses/progress.server.ts'
import { Failure } from '#features/failure.ts'
import type { ProfileFormValues } from '#features/profiles/profile.schema.ts'
import { callFunction } from '../../api-client.ts'
import { FAILURE_TEXTS, SUCCESS_TEXTS } from '../../copy/messages.ts'

/** Survives a reload of the page: the analysis itself runs on the server. */
const STORED_ID = 'analyse'

export interface AnalysisRun {
  running: boolean
  /** Null until the server has told the first step. */
  progress: AnalysisProgress | null
  /** The addresses seen so far, in order. */
  visited: string[]
  start: (values: ProfileFormValues) => void
}

/** Starts an analysis, follows its steps, and picks it up again after a reload. `onDone` runs once the result is on screen. */
export function useAnalysis(onDone: () => void): AnalysisRun {
  const [running, setRunning] = useState(false)
  const [progress, setProgress] = useState<AnalysisProgress | null>(null)
  const [visited, setVisited] = useState<string[]>([])
  const stream = useRef<EventSource | null>(null)
  const { revalidate } = useRevalidator()
  const done = useRef(onDone)
  done.current = onDone

  const end = useCallback(() => {
    stream.current?.close()
    sessionStorage.removeItem(STORED_ID)
    setRunning(false)
  }, [])

  const complete = useCallback(async () => {
    await revalidate()
    end()
    toast.success(SUCCESS_TEXTS['analysis-complete'])
    done.current()
  }, [revalidate, end])

  const follow = useCallback((id: string, onFinished: () => void) => {
    sessionStorage.setItem(STORED_ID, id)
    setRunning(true)
    setProgress(null)
    setVisited([])
    const source = new EventSource(`/functions/v1/progress/${id}`)
    stream.current = source
    source.addEventListener('progress', (event) => {
      const step = JSON.parse(event.data) as AnalysisProgress
      setProgress(step)
      const { url } = step
      if (url) setVisited((urls) => (urls.includes(url) ? urls : [...urls, url]))
      if (!step.finished) return
      source.close()
      onFinished()
    })
    return source
  }, [])

  useEffect(() => {
    const id = sessionStorage.getItem(STORED_ID)
    if (!id) return
    const source = follow(id, complete)
    // Refused, or unknown to the server: nothing to wait for.
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) end()
    })
    return () => source.close()
  }, [follow, complete, end])

  const start = useCallback(
    async (values: ProfileFormValues) => {
      const progressId = crypto.randomUUID()
      follow(progressId, () => {})
      try {
        await callFunction('analyze-company', { ...values, progressId })
        await complete()
      } catch (error) {
        end()
        if (!(error instanceof Failure)) throw error
        toast.error(error.fields.url ?? FAILURE_TEXTS[error.code])
      }
    },
    [follow, complete, end],
  )

  return { running, progress, visited, start }
}
