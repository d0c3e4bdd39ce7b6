import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { afterPress } from '#app/after-press.ts'
import { sayTryingAgain, waitMs } from '#app/away.ts'
import type { ProfileFormValues } from '#features/profiles/form.schema.ts'
import { type Draft, dropDraft, keepDraft, openDrafts } from './drafts/drafts.ts'
import { mergedList } from './drafts/merge-lists.ts'
import {
  type Conflict,
  changedFields,
  type FieldValues,
  partToSend,
  reconcile,
  storedWhole,
} from './drafts/reconcile.ts'
import { isSameValue } from './drafts/same-value.ts'
import { sendForm } from './drafts/save-request.ts'

/** docs/spec.md, 'States'. */
const AUTOSAVE_DELAY_MS = 30_000
const STATUS_SHOWN_MS = 3_000
/** The delay after the last keystroke before the draft is stored in the browser. */
const DRAFT_DELAY_MS = 250

/** 'waiting': the server could not be reached, and the save is being retried. */
export type SaveState = 'idle' | 'saving' | 'saved' | 'error' | 'waiting' | 'signed-out' | 'conflict'

/** The profile as stored on the server. */
export interface Stored {
  form: ProfileFormValues
  version: string
}

export interface Autosave {
  state: SaveState
  conflicts: Conflict[]
  /** True while the form has unsaved changes. */
  isPending: () => boolean
  /** `onRefused` gets the fields that could not be stored. */
  saveNow: (onRefused?: (fields: string[]) => void) => void
  /** Cancels the pending save, because another request saves the form. Returns what makes it pending again, if that request fails. */
  cancel: () => () => void
  /** Merges a newly loaded profile into the form, without overwriting unsaved input. */
  take: (stored: Stored) => Conflict[]
  /** The stored version that the form started from. */
  version: () => string
  choose: (field: string, side: 'mine' | 'theirs') => void
  /** Restores a draft into the form. */
  restore: (draft: Draft) => void
}

type Form = UseFormReturn<ProfileFormValues>

/**
 * Saves the form 30 s after the last change, and at once when the page is hidden. Needs a company name. Unsaved input is kept in the
 * browser under the key `draft`. If the server cannot be reached, the save is retried automatically.
 */
export function useAutosave(
  form: Form,
  loaded: Stored,
  { action, draft }: { action: string; draft: string },
): Autosave {
  const [state, setState] = useState<SaveState>('idle')
  const [conflicts, setConflicts] = useState<Conflict[]>([])
  /** Counts changes: `typed` is the number of the last change, `stored` that of the last one saved. */
  const version = useRef({ typed: 0, stored: 0 })
  const base = useRef({ ...loaded, sent: {} as FieldValues })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const failed = useRef({ tries: 0, isWaiting: false })
  const isSending = useRef(false)
  const open = useRef(conflicts)
  open.current = conflicts

  const isPending = useCallback(() => version.current.typed !== version.current.stored, [])
  const mine = useCallback(() => structuredClone(form.getValues()) as ProfileFormValues & FieldValues, [form])

  /** True while code changes the form, which must not trigger a save. */
  const isQuiet = useRef(false)
  const set = useCallback(
    (field: string, value: unknown, { quietly = false } = {}) => {
      isQuiet.current = quietly
      form.setValue(field as keyof ProfileFormValues, structuredClone(value) as never)
      isQuiet.current = false
    },
    [form],
  )

  const take = useCallback(
    (stored: Stored) => {
      const typed = mine()
      const { form: from, sent } = base.current
      const { merged, conflicts } = reconcile(from as FieldValues, sent, typed, stored.form as FieldValues)
      for (const [field, value] of Object.entries(merged))
        if (value !== typed[field]) set(field, value, { quietly: true })
      base.current = { ...base.current, ...stored }
      const changed = changedFields(stored.form as FieldValues, sent, typed)
      const known = Object.entries(typed).filter(([field]) => !(field in changed))
      dropDraft(draft, Object.fromEntries(known.map(([field, value]) => [field, { value, base: null }])))
      setConflicts((before) => (before.length === 0 && conflicts.length === 0 ? before : conflicts))
      return conflicts
    },
    [mine, set, draft],
  )

  /** False if the browser had no room for the last change. */
  const isKept = useRef(true)
  const keep = useCallback(() => {
    const { form: from, sent } = base.current
    // Written at once, so it needs no copy.
    isKept.current = keepDraft(draft, changedFields(from as FieldValues, sent, form.getValues()))
  }, [draft, form])

  const cancel = useCallback(() => {
    clearTimeout(timer.current)
    failed.current = { tries: 0, isWaiting: false }
    const [{ sent }, { stored }] = [base.current, version.current]
    version.current.stored = version.current.typed
    base.current.sent = mine()
    return () => {
      version.current.stored = stored
      base.current.sent = sent
    }
  }, [mine])

  const saveNow = useCallback(
    async (onRefused?: (fields: string[]) => void) => {
      clearTimeout(timer.current)
      if (form.getValues('companyName').trim() === '' || open.current.length > 0) return
      if (isSending.current) {
        // Save again after the running save ends.
        timer.current = setTimeout(() => saveNow(onRefused), 300)
        return
      }
      isSending.current = true
      failed.current.isWaiting = false
      const values = mine()
      const sent = version.current.typed
      const before = changedFields(base.current.form as FieldValues, base.current.sent, values)
      setState('saving')
      const outcome = await sendForm(action, partToSend(values, before), base.current.version)
      isSending.current = false
      // At once, not after the pause that follows typing: a customer who is told that it failed may close the page.
      if (outcome.kind !== 'answer') keep()
      if (outcome.kind === 'away') {
        timer.current = setTimeout(saveNow, waitMs(failed.current.tries, outcome.seconds))
        failed.current = { tries: failed.current.tries + 1, isWaiting: true }
        setState('waiting')
        return
      }
      failed.current.tries = 0
      if (outcome.kind !== 'answer') {
        setState(outcome.kind === 'failed' ? 'error' : 'signed-out')
        return
      }
      const { isDone, isConflict, fields, stored } = outcome.answer
      if (isConflict && stored) {
        if (take(stored).length > 0) {
          setState('conflict')
          return
        }
        void saveNow(onRefused)
        return
      }
      if (isDone && stored) {
        const whole = storedWhole(values, stored.form as FieldValues, fields)
        base.current = { ...stored, sent: whole }
        version.current.stored = sent
        dropDraft(draft, Object.fromEntries(Object.entries(before).filter(([field]) => field in whole)))
        // The rest begins from this version: a later visit then merges it into what is stored.
        keep()
        for (const [field, value] of tidied(form, values, whole, stored.form)) set(field, value, { quietly: true })
      }
      setState(isDone ? 'saved' : 'error')
      const refused = Object.entries(fields)
      if (refused.length === 0) return
      afterPress(() => {
        for (const [field, message] of refused) form.setError(field as keyof ProfileFormValues, { message })
        onRefused?.(Object.keys(fields))
      })
    },
    [form, action, draft, mine, take, set, keep],
  )

  const choose = useCallback(
    (field: string, side: 'mine' | 'theirs') => {
      const conflict = open.current.find((one) => one.field === field)
      if (conflict) set(field, conflict[side])
      const left = open.current.filter((one) => one.field !== field)
      open.current = left
      setConflicts(left)
      if (conflict && side === 'theirs') dropDraft(draft, { [field]: { value: conflict.mine, base: null } })
      if (left.length === 0) void saveNow()
    },
    [set, saveNow, draft],
  )

  const restore = useCallback(
    ({ fields }: Draft) => {
      const current = mine() as FieldValues
      const disputed: Conflict[] = []
      for (const [field, { value, base: before }] of Object.entries(fields)) {
        if (!(field in current) || isSameValue(value, current[field])) continue
        const both = isSameValue(before, current[field]) ? value : mergedList(before, value, current[field])
        if (both !== null) set(field, both)
        else disputed.push({ field, mine: value, theirs: current[field] })
      }
      open.current = disputed
      setConflicts(disputed)
    },
    [mine, set],
  )

  useEffect(() => {
    openDrafts(draft)
    let keeping: ReturnType<typeof setTimeout>
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        // A reset to the stored values has no field name.
        if (!name || isQuiet.current) return
        version.current.typed += 1
        clearTimeout(keeping)
        keeping = setTimeout(keep, DRAFT_DELAY_MS)
        // The scheduled retry sends this change too, and comes sooner.
        if (failed.current.isWaiting) return
        clearTimeout(timer.current)
        timer.current = setTimeout(saveNow, AUTOSAVE_DELAY_MS)
      },
    })
    return () => {
      clearTimeout(keeping)
      stop()
    }
  }, [form, saveNow, keep, draft])

  useEffect(() => {
    const leave = () => {
      if (!isPending()) return
      keep()
      // This request continues even if the page is being closed.
      void saveNow()
    }
    const onHide = () => {
      if (document.visibilityState === 'hidden') leave()
    }
    // The save may be too large to outlive the page; normally the draft in the browser holds the same.
    const warn = (event: BeforeUnloadEvent) => {
      if (isPending() && !isKept.current) event.preventDefault()
    }
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('beforeunload', warn)
    return () => {
      // The user navigates to another screen of the application.
      leave()
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('beforeunload', warn)
      clearTimeout(timer.current)
    }
  }, [saveNow, isPending, keep])

  // True from the first failure until a save succeeds, also during a retry.
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

  return useMemo(
    () => ({
      ...{ state, conflicts, isPending, cancel, choose, restore, take },
      version: () => base.current.version,
      saveNow: (onRefused) => void saveNow(onRefused),
    }),
    [state, conflicts, isPending, cancel, choose, restore, saveNow, take],
  )
}

/** The fields that the server normalised (https:// added), unless they changed in the form since; the form shows those values. */
function tidied(form: Form, sent: FieldValues, whole: FieldValues, stored: ProfileFormValues): [string, unknown][] {
  return Object.entries(stored).filter(
    ([field, value]) =>
      field in whole &&
      typeof value === 'string' &&
      value !== sent[field] &&
      form.getValues(field as keyof ProfileFormValues) === sent[field] &&
      document.activeElement?.getAttribute('name') !== field,
  )
}
