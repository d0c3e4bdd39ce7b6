import { type FocusEvent, useCallback, useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { afterPress } from '#app/after-press.ts'
import { mainPathOf } from '#features/profiles/entries.ts'
import type { ProfileFormValues } from '#features/profiles/form.schema.ts'
import { PROFILE_TEXTS, urlProblemOnBlur } from '#features/profiles/profile.schema.ts'

const loadChecks = () => import('./check-field.ts')
const LOAD_AFTER_MS = 2_000

/** The name and the website, whose rules need no loading. */
function ownProblem(path: string, { companyName, url }: ProfileFormValues): string | null {
  if (path === 'url') return urlProblemOnBlur(url)
  return companyName.trim() === '' ? PROFILE_TEXTS.required : null
}

/** Returns a function that validates a field when it loses focus. */
export function useFieldChecks(form: UseFormReturn<ProfileFormValues>) {
  useEffect(() => {
    // After the first screen, and before it is needed: loading it when the first field loses focus would delay the tap that did so.
    const load = () => void loadChecks().catch(() => {})
    // Safari does not have requestIdleCallback.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(load, LOAD_AFTER_MS)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(load, { timeout: LOAD_AFTER_MS })
    return () => cancelIdleCallback(idle)
  }, [])
  return useCallback(
    async ({ target }: FocusEvent<HTMLElement>) => {
      const path = (target as Partial<HTMLInputElement>).name
      if (!path || ['checkbox', 'file'].includes(String((target as Partial<HTMLInputElement>).type))) return
      const isOwn = path === 'companyName' || path === 'url'
      const problemAt = isOwn ? ownProblem : (await loadChecks()).problemAt
      afterPress(() => {
        // An entry lacks its main field only as long as something stands in the others.
        for (const at of new Set([path, mainPathOf(path) ?? path])) {
          const field = at as keyof ProfileFormValues
          const shown = form.getFieldState(field).error !== undefined
          const message = problemAt(at, form.getValues(), new Date())
          if (message && (at === path || shown)) form.setError(field, { message })
          // An error of the server about a list as a whole stays when one of its fields loses focus.
          else if (shown && !message && !Array.isArray(form.getValues(field))) form.clearErrors(field)
        }
      })
    },
    [form],
  )
}

/** Focuses the first field with an error after the next render; folded sections with an error open by themselves. */
export function focusFirstProblem(fields: string[]): void {
  if (fields.length === 0) return
  setTimeout(() => {
    const named = fields.map((field) =>
      document.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]:not([type=hidden], [data-chip])`),
    )
    const first =
      document.querySelector<HTMLElement>('#bedrijfsgegevens [aria-invalid="true"]') ??
      named.find((one) => one !== null)
    first?.scrollIntoView({ block: 'center' })
    first?.focus({ preventScroll: true })
  }, 50)
}
