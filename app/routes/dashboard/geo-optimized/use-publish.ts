import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useFetcher } from 'react-router'
import { sayTryingAgain, waitMs } from '#app/away.ts'
import { confirmed } from '#app/confirmation.ts'
import { SUCCESS_TEXTS } from '#app/copy/messages.ts'
import type { AnalysisRun } from '#app/routes/dashboard/analysis/use-analysis.ts'
import { focusFirstProblem } from '#app/routes/dashboard/company-data/form/use-field-checks.ts'
import { writeProfileForm } from '#app/routes/dashboard/company-data/profile-form.ts'
import type { Autosave, Stored } from '#app/routes/dashboard/company-data/use-autosave.ts'
import type { TabAnswer } from '#app/routes/dashboard/tab-answer.ts'
import { toast } from '#app/ui/toast.ts'
import type { ProfileFormValues } from '#features/profiles/form.schema.ts'

export interface PublishAnswer extends TabAnswer {
  /** Null after a refusal. */
  done: 'publish' | 'unpublish' | null
  /** The current profile, if another page or device saved it in the meantime: nothing was published. */
  stored?: Stored
}

/** Another device may save again before each retry; publishing gives up after a few. */
const MOST_MERGES = 3

export interface Publish {
  busy: boolean
  /** Why the last request was refused, if no field of the form says so. */
  refused: string | null
  publish: () => void
  unpublish: () => void
}

/**
 * Saves and publishes the form, then starts an analysis. `action` is the URL of the first tab. A publish is one request without
 * progress, so only the analysis is a run (use-run.ts).
 */
export function usePublish(
  form: UseFormReturn<ProfileFormValues>,
  autosave: Autosave,
  run: AnalysisRun,
  action: string,
): Publish {
  const fetcher = useFetcher<PublishAnswer>({ key: `publish ${action}` })
  const sent = useRef<ProfileFormValues | null>(null)
  const { start } = run
  const { saveNow, take } = autosave
  const tries = useRef(0)
  const [refused, setRefused] = useState<string | null>(null)
  /** The delay of the next retry, while the server cannot be reached. */
  const [waiting, setWaiting] = useState<{ ms: number } | null>(null)
  const submit = useRef(() => {})
  /** Makes the autosave save again what the last request did not. */
  const resume = useRef(() => {})

  function publish() {
    setRefused(null)
    submit.current = () => {
      resume.current = autosave.cancel()
      sent.current = structuredClone(form.getValues())
      fetcher.submit(writeProfileForm(sent.current, 'publish', autosave.version()), { method: 'post', action })
    }
    submit.current()
  }

  function unpublish() {
    submit.current = () => {
      fetcher.submit(confirmed({ intent: 'unpublish' }), { method: 'post', action })
    }
    submit.current()
  }

  useEffect(() => {
    const answer = fetcher.data
    if (fetcher.state !== 'idle' || !answer) return
    fetcher.reset()
    if (answer.done === null) resume.current()
    resume.current = () => {}
    if (answer.retryAfter !== undefined) {
      setWaiting({ ms: waitMs(tries.current, answer.retryAfter) })
      tries.current += 1
      return
    }
    // A change elsewhere that touches none of the fields changed here is no reason to refuse.
    if (answer.stored && take(answer.stored).length === 0 && tries.current < MOST_MERGES) {
      tries.current += 1
      submit.current()
      return
    }
    tries.current = 0
    for (const [field, message] of Object.entries(answer.fields)) {
      form.setError(field as keyof ProfileFormValues, { message })
    }
    // The page itself shows that the profile is offline.
    if (answer.done === 'unpublish') return
    focusFirstProblem(Object.keys(answer.fields))
    if (answer.done === 'publish' && sent.current) {
      toast.success(SUCCESS_TEXTS['profile-published'])
      start(sent.current)
    } else {
      setRefused(answer.message)
      // Save the valid fields.
      saveNow()
    }
  }, [fetcher, form, start, saveNow, take])

  useEffect(() => {
    if (!waiting) return
    const done = sayTryingAgain()
    const timer = setTimeout(() => {
      setWaiting(null)
      submit.current()
    }, waiting.ms)
    return () => {
      done()
      clearTimeout(timer)
    }
  }, [waiting])

  return { busy: fetcher.state !== 'idle' || waiting !== null || run.running, refused, publish, unpublish }
}
