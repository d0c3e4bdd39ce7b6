import { useEffect, useState } from 'react'
import type { ProfileFormValues } from '#features/profiles/form.schema.ts'
import { type Draft, dropDraft, readDraft } from './drafts.ts'
import { isSameValue } from './same-value.ts'

/** The draft of an earlier page that the server does not have; null once the customer restored or discarded it. */
export function useDraft(key: string, stored: ProfileFormValues) {
  const [draft, setDraft] = useState<Draft | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, with the values that the page loaded
  useEffect(() => {
    const kept = readDraft(key)
    const changed = Object.entries(kept?.fields ?? {}).filter(
      ([field, { value }]) => field in stored && !isSameValue(value, stored[field as keyof ProfileFormValues]),
    )
    if (kept && changed.length > 0) setDraft({ at: kept.at, fields: Object.fromEntries(changed) })
  }, [key])
  return {
    draft,
    forget: () => setDraft(null),
    discard: () => {
      if (draft) dropDraft(key, draft.fields)
      setDraft(null)
    },
  }
}
