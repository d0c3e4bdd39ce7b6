import { type FocusEvent, useCallback, useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ProfileFormValues } from '#features/profiles/form.schema.ts'
import { PROFILE_TEXTS, urlProblemOnBlur } from '#features/profiles/profile.schema.ts'

const loadChecks = () => import('./check-field.ts')
const LOAD_AFTER_MS = 2_000

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
      const field = path as keyof ProfileFormValues
      const showError = (message: string | undefined | null) =>
        message ? form.setError(field, { message }) : form.clearErrors(field)
      if (path === 'companyName')
        return showError(String(form.getValues(field)).trim() === '' ? PROFILE_TEXTS.required : null)
      if (path === 'url') return showError(urlProblemOnBlur(String(form.getValues(field))))
      const { problemAt } = await loadChecks()
      const message = problemAt(path, form.getValues(), new Date())
      const shown = form.getFieldState(field).error?.message
      // An error of the server about a list as a whole stays when one of its fields loses focus.
      if (message) form.setError(field, { message })
      else if (shown && !Array.isArray(form.getValues(field))) form.clearErrors(field)
    },
    [form],
  )
}

/** Focuses the first field with an error after the next render; folded sections with an error open by themselves. */
export function focusFirstProblem(fields: string[]): void {
  setTimeout(() => {
    const named = fields.map((field) => document.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`))
    const first =
      document.querySelector<HTMLElement>('#bedrijfsgegevens [aria-invalid="true"]') ??
      named.find((one) => one !== null)
    first?.scrollIntoView({ block: 'center' })
    first?.focus({ preventScroll: true })
  }, 50)
}
