import { createContext, use, useCallback } from 'react'
import { type FieldValues, get, type UseFormReturn, useFormState } from 'react-hook-form'
import type { OwnImages } from './use-own-images.ts'

/** The context that every part of the form shares. A field is named by its path: 'logoPngUrl', 'team.2.foto'. */
export interface CompanyForm {
  form: UseFormReturn<FieldValues>
  images: OwnImages
  /** The errors of a refused request, in a page without JavaScript. */
  refused: Record<string, string>
  countries: { code: string; name: string }[]
  /** False in the server's HTML, which without JavaScript is the whole form: there, folded entries have their fields too. */
  isInteractive: boolean
}

export const CompanyFormContext = createContext<CompanyForm | null>(null)

export function useCompanyForm(): CompanyForm {
  const shared = use(CompanyFormContext)
  if (!shared) throw new Error('A field of the company form stands outside that form')
  return shared
}

/** The error of one field. Subscribes to that field only, so that typing in one does not render the others. */
export function useFieldError(name: string): string | undefined {
  const { form, refused } = useCompanyForm()
  const { errors } = useFormState({ control: form.control, name })
  const message = (get(errors, name) as { message?: unknown } | undefined)?.message
  return typeof message === 'string' && message !== '' ? message : refused[name]
}

/** The props of an uncontrolled input that is registered with the form. */
export function useInput(name: string) {
  const { form } = useCompanyForm()
  const { register, clearErrors, getValues, getFieldState } = form
  const onChange = useCallback(() => {
    // Clearing tells every field, also when there is nothing to clear.
    if (getFieldState(name).error) clearErrors(name)
  }, [getFieldState, clearErrors, name])
  return { ...register(name, { onChange }), defaultValue: String(getValues(name) ?? '') }
}
