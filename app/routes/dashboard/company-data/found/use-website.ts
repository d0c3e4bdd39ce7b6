import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { afterPress } from '#app/after-press.ts'
import type { ProfileFormValues } from '#features/profiles/form.schema.ts'

/** The website that the profile has or, where it has none, the one that was typed and left. */
export function useWebsite(form: UseFormReturn<ProfileFormValues>, stored: string): string {
  const [typed, setTyped] = useState(() => form.getValues('url').trim())
  useEffect(() => {
    const leave = ({ target }: FocusEvent) => {
      if ((target as Partial<HTMLInputElement>).name === 'url') afterPress(() => setTyped(form.getValues('url').trim()))
    }
    document.addEventListener('focusout', leave)
    return () => document.removeEventListener('focusout', leave)
  }, [form])
  return stored || typed
}
