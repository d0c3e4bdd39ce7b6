import { useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { toast } from 'sonner'
import { callFunction } from '#app/api-client.ts'
import { FAILURE_TEXTS, SUCCESS_TEXTS } from '#app/copy/messages.ts'
import { followEvents } from '#app/event-source.ts'
import type { DashboardAnswer } from '#app/routes/dashboard/company-data/profile-form.ts'
import { MIN_COMPETITORS } from '#features/comparisons/comparison.schema.ts'
import type { ComparisonProgress } from '#features/comparisons/comparison-progress.server.ts'
import type { ComparisonsTab } from '#features/comparisons/comparisons-tab.server.ts'
import { Failure, type FieldErrors } from '#features/failure.ts'

export interface ComparisonRun {
  ownUrl: string
  competitors: { key: number; url: string }[]
  fields: FieldErrors
  /** What to say above the form; null when the fields say it all. */
  message: string | null
  running: boolean
  /** Null until the server has told the first step. */
  progress: ComparisonProgress | null
  change: (at: number, url: string) => void
  add: () => void
  remove: (at: number) => void
  start: () => void
}

/** One message a comparison, in each window. Not one for all: the message that goes away would take the new one with it. */
const messageOf = (id: string) => ({ id: `vergelijking-${id}` })

const withKeys = (urls: readonly string[]) => urls.map((url, key) => ({ key, url }))

/** Holds what is typed, starts a comparison, follows it, and picks up one that the server says is running. */
export function useComparison(
  ownUrl: string,
  tab: ComparisonsTab | null,
  refused: DashboardAnswer | undefined,
): ComparisonRun {
  const before = tab?.latest?.sites.slice(1).map(({ url }) => url)
  const [competitors, setCompetitors] = useState(() =>
    withKeys(refused?.competitors ?? before ?? new Array<string>(MIN_COMPETITORS).fill('')),
  )
  const nextKey = useRef(competitors.length)
  const [problems, setProblems] = useState<Pick<ComparisonRun, 'fields' | 'message'>>({
    fields: refused?.competitors ? refused.fields : {},
    message: refused?.competitors ? refused.message : null,
  })
  const [followed, setFollowed] = useState<string | null>(null)
  /** Nobody has told of it for half a minute. */
  const [gaveUp, setGaveUp] = useState<string | null>(null)
  const [progress, setProgress] = useState<ComparisonProgress | null>(null)
  /** The one that this page started, and one that it found running. */
  const started = useRef<string | null>(null)
  const found = useRef<string | null>(null)
  const { revalidate } = useRevalidator()

  // Of a comparison that this page did not start: after a reload, or from another window.
  const elsewhere = tab?.running ?? null
  const id = followed ?? (elsewhere && elsewhere.id !== gaveUp ? elsewhere.id : null)
  const latestId = tab?.latest?.id

  useEffect(() => {
    if (!id) return
    const stop = followEvents(
      `/functions/v1/comparison-progress/${id}`,
      {
        progress(data) {
          const told = JSON.parse(data) as ComparisonProgress
          setProgress(told)
          if (!told.finished) return
          stop()
          if (started.current !== id) void revalidate()
        },
      },
      () => {
        stop()
        setFollowed(null)
        setGaveUp(id)
        setProblems({ fields: {}, message: FAILURE_TEXTS['comparison-failed'] })
      },
    )
    return () => {
      stop()
      setProgress(null)
    }
  }, [id, revalidate])

  useEffect(() => {
    if (elsewhere) {
      if (elsewhere.id !== started.current) found.current = elsewhere.id
    } else if (found.current) {
      const message = messageOf(found.current)
      if (latestId === found.current) toast.success(SUCCESS_TEXTS['comparison-complete'], message)
      else toast.error(FAILURE_TEXTS['comparison-failed'], message)
      found.current = null
    }
  }, [elsewhere, latestId])

  const start = useCallback(async () => {
    const progressId = crypto.randomUUID()
    const leaving = new AbortController()
    window.addEventListener('beforeunload', () => leaving.abort(), { signal: leaving.signal })
    started.current = progressId
    setProblems({ fields: {}, message: null })
    setFollowed(progressId)
    try {
      await callFunction('compare-competitors', { ownUrl, competitors: competitors.map(({ url }) => url), progressId })
      await revalidate()
      toast.success(SUCCESS_TEXTS['comparison-complete'], messageOf(progressId))
    } catch (error) {
      // The browser breaks the call off when the page is left; the comparison goes on, and the next page finds it.
      if (leaving.signal.aborted) return
      if (!(error instanceof Failure)) throw error
      const message = FAILURE_TEXTS[error.code]
      setProblems({ fields: error.fields, message: Object.keys(error.fields).length > 0 ? null : message })
      toast.error(error.fields.competitors ?? Object.values(error.fields)[0] ?? message, messageOf(progressId))
      await revalidate()
    } finally {
      leaving.abort()
      setFollowed(null)
    }
  }, [ownUrl, competitors, revalidate])

  /** A message may stand at a field that is no longer there. */
  function edit(next: typeof competitors) {
    setCompetitors(next)
    setProblems({ fields: {}, message: null })
  }

  return {
    ownUrl,
    competitors,
    ...problems,
    running: id !== null,
    progress: progress ?? elsewhere,
    change: (at, url) => setCompetitors((all) => all.map((one, index) => (index === at ? { ...one, url } : one))),
    add: () => edit([...competitors, { key: nextKey.current++, url: '' }]),
    remove: (at) => edit(competitors.toSpliced(at, 1)),
    start,
  }
}
