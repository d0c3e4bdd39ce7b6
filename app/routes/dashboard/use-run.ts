import { useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { followEvents } from '#app/event-source.ts'
import { Failure } from '#features/failure.ts'
import { aboutDomain } from '#features/urls.ts'

interface Progress {
  finished: boolean
  /** True if it finished without a result. */
  lost: boolean
}

export interface Run<Step extends Progress> {
  running: boolean
  /** True if the last run ended without a result: its process died, or it failed without an error message. */
  lost: boolean
  /** Null until the server has reported the first step. */
  progress: Step | null
  /** `call` starts the run on the server under the given id, and resolves when the run is done. */
  start: (call: (id: string) => Promise<unknown>) => Promise<void>
  /** Follows a run that was started elsewhere, unless its end was already reported. */
  follow: (id: string) => void
  hasEnded: (id: string) => boolean
}

/** Callbacks for the end of a run. Each is called once, after the new data is on the screen. */
interface Outcomes<Step> {
  onStep?: (step: Step) => void
  onDone: (id: string) => void
  onLost?: (id: string) => void
  /** The server refused to start the run, or reported why it failed. */
  onRefused: (failure: Failure, id: string) => void
}

/**
 * A long run on the server: started here, followed step by step over an event stream, and resumed after a reload by its id, which is
 * kept in sessionStorage. The run continues if the page is closed.
 */
export function useRun<Step extends Progress>(
  stream: 'progress' | 'comparison-progress' | 'reading',
  domainId: string,
  outcomes: Outcomes<Step>,
  /** What the stream is about, where several screens follow one: each resumes its own. */
  about: string = stream,
): Run<Step> {
  /** An object, so that setting the same id again restarts the following. */
  const [followed, setFollowed] = useState<{ id: string } | null>(null)
  const [progress, setProgress] = useState<Step | null>(null)
  const [lost, setLost] = useState(false)
  const { revalidate } = useRevalidator()
  const on = useRef(outcomes)
  on.current = outcomes
  /** Runs whose call is pending in this page: the call itself reports their end. */
  const called = useRef(new Set<string>())
  const ended = useRef(new Set<string>())
  const stored = `${about} ${domainId}`

  const end = useCallback(
    (id: string, isLost: boolean) => {
      ended.current.add(id)
      if (sessionStorage.getItem(stored) === id) sessionStorage.removeItem(stored)
      setFollowed((now) => (now?.id === id ? null : now))
      setLost(isLost)
    },
    [stored],
  )

  const follow = useCallback(
    (id: string) => {
      if (ended.current.has(id)) return
      sessionStorage.setItem(stored, id)
      setLost(false)
      setFollowed((now) => (now?.id === id ? now : { id }))
    },
    [stored],
  )

  useEffect(() => {
    const id = sessionStorage.getItem(stored)
    if (id) follow(id)
  }, [stored, follow])

  useEffect(() => {
    if (!followed) return
    const { id } = followed
    setProgress(null)
    const conclude = async (isLost: boolean) => {
      // The stream may report the end more than once.
      if (called.current.has(id) || ended.current.has(id)) return
      ended.current.add(id)
      await revalidate()
      end(id, isLost)
      if (isLost) on.current.onLost?.(id)
      else on.current.onDone(id)
    }
    const stop = followEvents(
      aboutDomain(`/functions/v1/${stream}/${id}`, domainId),
      {
        progress(data) {
          const step = JSON.parse(data) as Step
          setProgress(step)
          on.current.onStep?.(step)
          if (!step.finished) return
          stop()
          void conclude(step.lost)
        },
      },
      // The stream is silent, so this page cannot learn how the run ends.
      () => {
        stop()
        end(id, true)
        on.current.onLost?.(id)
      },
    )
    return stop
  }, [followed, stream, domainId, revalidate, end])

  const start = useCallback(
    async (call: (id: string) => Promise<unknown>) => {
      const id = crypto.randomUUID()
      const leaving = new AbortController()
      window.addEventListener('beforeunload', () => leaving.abort(), { signal: leaving.signal })
      called.current.add(id)
      follow(id)
      try {
        await call(id)
        await revalidate()
        end(id, false)
        on.current.onDone(id)
      } catch (error) {
        // Leaving the page aborts the call; the run continues, and the next page follows it.
        if (leaving.signal.aborted) return
        if (error instanceof Failure && error.code === 'something-went-wrong') {
          // Only the connection was lost: follow the run to learn how it ends.
          called.current.delete(id)
          setFollowed({ id })
          return
        }
        end(id, false)
        if (!(error instanceof Failure)) throw error
        on.current.onRefused(error, id)
        void revalidate()
      } finally {
        leaving.abort()
      }
    },
    [follow, revalidate, end],
  )

  const hasEnded = useCallback((id: string) => ended.current.has(id), [])
  return { running: followed !== null, lost, progress, start, follow, hasEnded }
}
