import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useFetcher } from 'react-router'
import type { ProfileFormValues } from '#features/profiles/profile.schema.ts'
import { URLS } from '../../urls.ts'
import { type DashboardAnswer, writeProfileForm } from './profile-form.ts'

/** Specification, section 9. */
const AUTOSAVE_DELAY_MS = 30_000
const STATUS_SHOWN_MS = 3_000

export type SaveState = 'idle' | 'saving' | 'saved' | 'error'

export interface Autosave {
  state: SaveState
  /** True while something was typed that is not saved yet. */
  isPending: () => boolean
  saveNow: () => void
  /** What was typed goes along with something else. */
  cancel: () => void
}

/** Saves the form 30 s after the last change, and at once when the reader turns to another window. Needs a company name. */
export function useAutosave(form: UseFormReturn<ProfileFormValues>): Autosave {
  const fetcher = useFetcher<DashboardAnswer>({ key: 'autosave' })
  const [state, setState] = useState<SaveState>('idle')
  /** Every change is a new version; what was sent and what is stored are versions too. */
  const version = useRef({ typed: 0, sent: 0, stored: 0 })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const submit = useRef(fetcher.submit)
  submit.current = fetcher.submit

  const isPending = useCallback(() => version.current.typed !== version.current.stored, [])

  const cancel = useCallback(() => {
    clearTimeout(timer.current)
    version.current.stored = version.current.typed
  }, [])

  const saveNow = useCallback(() => {
    const values = form.getValues()
    if (values.companyName.trim() === '') return
    clearTimeout(timer.current)
    version.current.sent = version.current.typed
    setState('saving')
    submit.current(writeProfileForm(values, 'save'), {
      method: 'post',
      action: URLS.dashboard,
      defaultShouldRevalidate: false,
    })
  }, [form])

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          // A reset to what the server holds names no field.
          if (!name) return
          version.current.typed += 1
          clearTimeout(timer.current)
          timer.current = setTimeout(saveNow, AUTOSAVE_DELAY_MS)
        },
      }),
    [form, saveNow],
  )

  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState !== 'hidden' || !isPending()) return
      const values = form.getValues()
      // A beacon arrives even if this is the page's end. If it is not, the timer saves once more, and says how that went.
      if (values.companyName.trim() !== '') navigator.sendBeacon(URLS.dashboard, writeProfileForm(values, 'save'))
    }
    document.addEventListener('visibilitychange', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      clearTimeout(timer.current)
    }
  }, [form, isPending])

  useEffect(() => {
    const answer = fetcher.data
    if (fetcher.state !== 'idle' || !answer) return
    if (answer.done) version.current.stored = version.current.sent
    setState(answer.done ? 'saved' : 'error')
    for (const [field, message] of Object.entries(answer.fields)) {
      form.setError(field as keyof ProfileFormValues, { message })
    }
  }, [fetcher.state, fetcher.data, form])

  useEffect(() => {
    if (state !== 'saved' && state !== 'error') return
    const back = setTimeout(() => setState('idle'), STATUS_SHOWN_MS)
    return () => clearTimeout(back)
  }, [state])

  return useMemo(() => ({ state, isPending, saveNow, cancel }), [state, isPending, saveNow, cancel])
}
