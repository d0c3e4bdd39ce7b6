import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useFetcher } from 'react-router'
import { sayTryingAgain, waitMs } from '#app/away.ts'
import type { ProfileFormValues } from '#features/profiles/form.schema.ts'
import { type SaveAnswer, writeProfileForm } from './profile-form.ts'

/** docs/spec.md, 'States'. */
const AUTOSAVE_DELAY_MS = 30_000
const STATUS_SHOWN_MS = 3_000

/** 'waiting': the server could not be reached, and is tried again until it can. */
export type SaveState = 'idle' | 'saving' | 'saved' | 'error' | 'waiting'

export interface Autosave {
  state: SaveState
  /** True while something was typed that is not saved yet. */
  isPending: () => boolean
  saveNow: () => void
  /** What was typed goes along with something else. */
  cancel: () => void
}

/**
 * Saves the form 30 s after the last change, and at once when the reader turns to another window. Needs a company name. While
 * the server cannot be reached it tries again by itself, until what was typed is stored. `action` is the form's own tab.
 */
export function useAutosave(form: UseFormReturn<ProfileFormValues>, action: string): Autosave {
  const fetcher = useFetcher<SaveAnswer>({ key: `autosave ${action}` })
  const [state, setState] = useState<SaveState>('idle')
  /** Every change is a new version; what was sent and what is stored are versions too. */
  const version = useRef({ typed: 0, sent: 0, stored: 0 })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const failed = useRef({ tries: 0, isWaiting: false })
  const submit = useRef(fetcher.submit)
  submit.current = fetcher.submit

  const isPending = useCallback(() => version.current.typed !== version.current.stored, [])

  const cancel = useCallback(() => {
    clearTimeout(timer.current)
    failed.current = { tries: 0, isWaiting: false }
    version.current.stored = version.current.typed
  }, [])

  const saveNow = useCallback(() => {
    const values = form.getValues()
    if (values.companyName.trim() === '') return
    clearTimeout(timer.current)
    failed.current.isWaiting = false
    version.current.sent = version.current.typed
    setState('saving')
    submit.current(writeProfileForm(values, 'save'), {
      method: 'post',
      action,
      defaultShouldRevalidate: false,
    })
  }, [form, action])

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          // A reset to what the server holds names no field.
          if (!name) return
          version.current.typed += 1
          // The next try takes it along, and comes sooner.
          if (failed.current.isWaiting) return
          clearTimeout(timer.current)
          timer.current = setTimeout(saveNow, AUTOSAVE_DELAY_MS)
        },
      }),
    [form, saveNow],
  )

  useEffect(() => {
    const sendOff = () => {
      if (!isPending()) return
      const values = form.getValues()
      // A beacon arrives even if this is the page's end. If it is not, the timer saves once more, and says how that went.
      if (values.companyName.trim() !== '') navigator.sendBeacon(action, writeProfileForm(values, 'save'))
    }
    const onHide = () => {
      if (document.visibilityState === 'hidden') sendOff()
    }
    document.addEventListener('visibilitychange', onHide)
    return () => {
      // Another screen of ours comes in its place.
      sendOff()
      document.removeEventListener('visibilitychange', onHide)
      clearTimeout(timer.current)
    }
  }, [form, action, isPending])

  useEffect(() => {
    const answer = fetcher.data
    if (fetcher.state !== 'idle' || !answer) return
    if (answer.retryAfter !== undefined) {
      clearTimeout(timer.current)
      timer.current = setTimeout(saveNow, waitMs(failed.current.tries, answer.retryAfter))
      failed.current = { tries: failed.current.tries + 1, isWaiting: true }
      setState('waiting')
      return
    }
    failed.current.tries = 0
    if (answer.isDone) version.current.stored = version.current.sent
    setState(answer.isDone ? 'saved' : 'error')
    for (const [field, message] of Object.entries(answer.fields)) {
      form.setError(field as keyof ProfileFormValues, { message })
    }
  }, [fetcher.state, fetcher.data, form, saveNow])

  // From the first failure until it is stored, also while a try is under way.
  const isAway = state === 'waiting' || (state === 'saving' && failed.current.tries > 0)
  useEffect(() => {
    if (!isAway) return
    const done = sayTryingAgain()
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => {
      done()
      window.removeEventListener('beforeunload', warn)
    }
  }, [isAway])

  useEffect(() => {
    if (state !== 'saved' && state !== 'error') return
    const back = setTimeout(() => setState('idle'), STATUS_SHOWN_MS)
    return () => clearTimeout(back)
  }, [state])

  return useMemo(() => ({ state, isPending, saveNow, cancel }), [state, isPending, saveNow, cancel])
}
