import { createContext, use, useCallback } from 'react'
import { type FieldValues, get, type UseFormReturn, useFormState } from 'react-hook-form'
import type { OwnImages } from './use-own-images.ts'

/** What every part of the form shares. Fields go by their path: 'logoPngUrl', 'team.2.foto'. */
export interface CompanyForm {
  form: UseFormReturn<FieldValues>
  images: OwnImages
  /** What the server refused, in a page without JavaScript. */
  refused: Record<string, string>
  countries: { code: string; name: string }[]
}

export const CompanyFormContext = createContext<CompanyForm | null>(null)

export function useCompanyForm(): CompanyForm {
  const shared = use(CompanyFormContext)
  if (!shared) throw new Error('A field of the company form stands outside that form')
  return shared
}

/** The message at a field, and nothing of other fields: typing in one does not draw the others again. */
export function useFieldError(name: string): string | undefined {
  const { form, refused } = useCompanyForm()
  const { errors } = useFormState({ control: form.control, name })
  const message = (get(errors, name) as { message?: unknown } | undefined)?.message
  return typeof message === 'string' && message !== '' ? message : refused[name]
}

/** An input that keeps its own value, and gives it to the form. */
export function useInput(name: string) {
  const { form } = useCompanyForm()
  const { register, clearErrors, getValues } = form
  const onChange = useCallback(() => clearErrors(name), [clearErrors, name])
  return { ...register(name, { onChange }), defaultValue: String(getValues(name) ?? '') }
}
