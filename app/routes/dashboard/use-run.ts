import { useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { followEvents } from '#app/event-source.ts'
import { Failure } from '#features/failure.ts'
import { aboutDomain } from '#features/urls.ts'

interface Progress {
  finished: boolean
  /** Finished without a result. */
  lost: boolean
}

export interface Run<Step extends Progress> {
  running: boolean
  /** The last one came to nothing: its process died, or it failed where nobody could tell. */
  lost: boolean
  /** Null until the server has told the first step. */
  progress: Step | null
  /** `call` starts it on the server, under the id that it gets, and answers when it is done. */
  start: (call: (id: string) => Promise<unknown>) => Promise<void>
  /** Follows one that was started elsewhere, unless its end was told already. */
  follow: (id: string) => void
  hasEnded: (id: string) => boolean
}

/** What becomes of a run. Each is told once, with the new data on the screen. */
interface Outcomes<Step> {
  onStep?: (step: Step) => void
  onDone: (id: string) => void
  onLost?: (id: string) => void
  /** The server would not start it, or said why it failed. */
  onRefused: (failure: Failure, id: string) => void
}

/**
 * Something that takes long on the server: started here, followed step by step over an event stream, and found again after a
 * reload, for which its id is kept in the window. The work itself does not end with the page.
 */
export function useRun<Step extends Progress>(
  stream: 'progress' | 'comparison-progress' | 'reading',
  domainId: string,
  outcomes: Outcomes<Step>,
): Run<Step> {
  /** An object, so that the same run can be followed anew. */
  const [followed, setFollowed] = useState<{ id: string } | null>(null)
  const [progress, setProgress] = useState<Step | null>(null)
  const [lost, setLost] = useState(false)
  const { revalidate } = useRevalidator()
  const on = useRef(outcomes)
  on.current = outcomes
  /** Runs whose call is under way in this page: the call itself tells how they end. */
  const called = useRef(new Set<string>())
  const ended = useRef(new Set<string>())
  const stored = `${stream} ${domainId}`

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
      // Its end may be told more than once.
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
      // Nobody is there to ask.
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
        // The browser breaks the call off when the page is left; the run goes on, and the next page finds it.
        if (leaving.signal.aborted) return
        if (error instanceof Failure && error.code === 'something-went-wrong') {
          // The connection was lost, not the run: its steps tell what becomes of it.
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
