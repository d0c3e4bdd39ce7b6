import { useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { toast } from 'sonner'
import { callFunction } from '#app/api-client.ts'
import { FAILURE_TEXTS, SUCCESS_TEXTS } from '#app/copy/messages.ts'
import { followEvents } from '#app/event-source.ts'
import type { AnalysisProgress } from '#features/analyses/progress.server.ts'
import { Failure } from '#features/failure.ts'
import type { ProfileFormValues } from '#features/profiles/profile.schema.ts'

/** Survives a reload of the page: the analysis itself runs on the server. */
const STORED = 'analyse'

/** `before`: when the report was taken that was on screen at the start; a newer one is the result. */
interface StoredRun {
  id: string
  before: string | null
}

export interface AnalysisRun {
  running: boolean
  /** The one that was followed came to nothing: its process died, or it failed where nobody could tell. */
  lost: boolean
  /** Null until the server has told the first step. */
  progress: AnalysisProgress | null
  /** The addresses seen so far, in order. */
  visited: string[]
  /** Why the last one was refused, at the field `readFirst`. */
  refused: { address: string; text: string } | null
  /** `readFirst`: a page of the website that is read first from now on, because the report is wrong. */
  start: (values: ProfileFormValues, readFirst?: string) => void
}

/**
 * Starts an analysis, follows its steps, and picks it up again after a reload. `takenAt` is that of the report on screen;
 * `onDone` runs once the result is.
 */
export function useAnalysis(takenAt: string | null, onDone: () => void): AnalysisRun {
  const [running, setRunning] = useState(false)
  const [lost, setLost] = useState(false)
  const [refused, setRefused] = useState<AnalysisRun['refused']>(null)
  const [progress, setProgress] = useState<AnalysisProgress | null>(null)
  const [visited, setVisited] = useState<string[]>([])
  const stop = useRef(() => {})
  /** The one whose result comes with the page: this one did not start it, or lost the connection that would bring it. */
  const awaited = useRef<StoredRun | null>(null)
  const { revalidate } = useRevalidator()
  const done = useRef(onDone)
  done.current = onDone

  const end = useCallback(() => {
    stop.current()
    sessionStorage.removeItem(STORED)
    setRunning(false)
  }, [])

  const celebrate = useCallback(() => {
    toast.success(SUCCESS_TEXTS['analysis-complete'])
    done.current()
  }, [])

  const follow = useCallback(
    (run: StoredRun) => {
      sessionStorage.setItem(STORED, JSON.stringify(run))
      setRunning(true)
      setLost(false)
      setProgress(null)
      setVisited([])
      const conclude = async (isLost: boolean) => {
        stop.current()
        // Who started it hears how it ended from the call itself.
        if (awaited.current?.id !== run.id) return
        await revalidate()
        end()
        setLost(isLost)
      }
      // Nobody is there to ask.
      const giveUp = () => {
        end()
        setLost(true)
      }
      stop.current()
      stop.current = followEvents(
        `/functions/v1/progress/${run.id}`,
        {
          progress(data) {
            const step = JSON.parse(data) as AnalysisProgress
            setProgress(step)
            const { url } = step
            if (url) setVisited((urls) => (urls.includes(url) ? urls : [...urls, url]))
            if (step.finished) void conclude(step.lost)
          },
        },
        giveUp,
      )
    },
    [revalidate, end],
  )

  useEffect(() => {
    const stored = sessionStorage.getItem(STORED)
    if (!stored) return
    awaited.current = JSON.parse(stored) as StoredRun
    follow(awaited.current)
    return () => stop.current()
  }, [follow])

  useEffect(() => {
    if (!awaited.current || takenAt === awaited.current.before) return
    awaited.current = null
    end()
    setLost(false)
    celebrate()
  }, [takenAt, end, celebrate])

  const start = useCallback(
    async (values: ProfileFormValues, readFirst?: string) => {
      setRefused(null)
      const run = { id: crypto.randomUUID(), before: takenAt }
      const leaving = new AbortController()
      window.addEventListener('beforeunload', () => leaving.abort(), { signal: leaving.signal })
      awaited.current = null
      follow(run)
      try {
        await callFunction('analyze-company', {
          ...values,
          ...(readFirst === undefined ? {} : { readFirst }),
          progressId: run.id,
        })
        await revalidate()
        end()
        celebrate()
      } catch (error) {
        // The browser breaks the call off when the page is left; the analysis goes on, and the next page finds it.
        if (leaving.signal.aborted) return
        if (error instanceof Failure && error.code === 'something-went-wrong') {
          // The connection was lost, not the analysis: its steps tell what becomes of it.
          awaited.current = run
          follow(run)
          return
        }
        end()
        if (!(error instanceof Failure)) throw error
        const text = error.fields.readFirst ?? (readFirst === undefined ? undefined : FAILURE_TEXTS[error.code])
        if (text) setRefused({ address: readFirst ?? '', text })
        else toast.error(error.fields.url ?? FAILURE_TEXTS[error.code])
      } finally {
        leaving.abort()
      }
    },
    [takenAt, follow, revalidate, end, celebrate],
  )

  return { running, lost, progress, visited, refused, start }
}
