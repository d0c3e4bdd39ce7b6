import { useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { toast } from 'sonner'
import type { AnalysisProgress } from '#features/analyses/progress.server.ts'
import { Failure } from '#features/failure.ts'
import type { ProfileFormValues } from '#features/profiles/profile.schema.ts'
import { callFunction } from '../../api-client.ts'
import { FAILURE_TEXTS, SUCCESS_TEXTS } from '../../copy/messages.ts'

/** Survives a reload of the page: the analysis itself runs on the server. */
const STORED = 'analyse'

/** `before`: when the report was taken that was on screen at the start; a newer one is the result. */
interface StoredRun {
  id: string
  before: string | null
}

export interface AnalysisRun {
  running: boolean
  /** Null until the server has told the first step. */
  progress: AnalysisProgress | null
  /** The addresses seen so far, in order. */
  visited: string[]
  start: (values: ProfileFormValues) => void
}

/**
 * Starts an analysis, follows its steps, and picks it up again after a reload. `takenAt` is that of the report on screen;
 * `onDone` runs once the result is.
 */
export function useAnalysis(takenAt: string | null, onDone: () => void): AnalysisRun {
  const [running, setRunning] = useState(false)
  const [progress, setProgress] = useState<AnalysisProgress | null>(null)
  const [visited, setVisited] = useState<string[]>([])
  const stream = useRef<EventSource | null>(null)
  const resumed = useRef<StoredRun | null>(null)
  const { revalidate } = useRevalidator()
  const done = useRef(onDone)
  done.current = onDone

  const end = useCallback(() => {
    stream.current?.close()
    sessionStorage.removeItem(STORED)
    setRunning(false)
  }, [])

  const celebrate = useCallback(() => {
    toast.success(SUCCESS_TEXTS['analysis-complete'])
    done.current()
  }, [])

  const follow = useCallback((run: StoredRun, onFinished: () => void) => {
    sessionStorage.setItem(STORED, JSON.stringify(run))
    setRunning(true)
    setProgress(null)
    setVisited([])
    const source = new EventSource(`/functions/v1/progress/${run.id}`)
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
    const stored = sessionStorage.getItem(STORED)
    if (!stored) return
    resumed.current = JSON.parse(stored) as StoredRun
    const source = follow(resumed.current, () => revalidate().then(end))
    // Refused, or unknown to the server: nothing to wait for.
    source.addEventListener('error', () => {
      if (source.readyState === EventSource.CLOSED) end()
    })
    return () => source.close()
  }, [follow, revalidate, end])

  useEffect(() => {
    if (!resumed.current || takenAt === resumed.current.before) return
    resumed.current = null
    end()
    celebrate()
  }, [takenAt, end, celebrate])

  const start = useCallback(
    async (values: ProfileFormValues) => {
      const run = { id: crypto.randomUUID(), before: takenAt }
      const leaving = new AbortController()
      window.addEventListener('beforeunload', () => leaving.abort(), { signal: leaving.signal })
      follow(run, () => {})
      try {
        await callFunction('analyze-company', { ...values, progressId: run.id })
        await revalidate()
        end()
        celebrate()
      } catch (error) {
        // The browser breaks the call off when the page is left; the analysis goes on, and the next page finds it.
        if (leaving.signal.aborted) return
        end()
        if (!(error instanceof Failure)) throw error
        toast.error(error.fields.url ?? FAILURE_TEXTS[error.code])
      } finally {
        leaving.abort()
      }
    },
    [takenAt, follow, revalidate, end, celebrate],
  )

  return { running, progress, visited, start }
}
