import { useRef } from 'react'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { MIN_COMPETITORS } from '#features/comparisons/comparison.schema.ts'
import type { ComparisonsTab } from '#features/comparisons/comparisons-tab.server.ts'
import type { FieldErrors } from '#features/failure.ts'
import type { CompetitorsAnswer } from './competitors-answer.ts'

export interface CompetitorsForm {
  ownUrl: string
  competitors: { key: number; url: string }[]
  fields: FieldErrors
  /** The message above the form; null when the fields' messages suffice. */
  message: string | null
  change: (at: number, url: string) => void
  add: () => void
  remove: (at: number) => void
  start: () => void
}

/** The competitors as typed, or else those of the last comparison. `refused` is the answer to the form without JavaScript. */
export function useCompetitorsForm(
  { latest }: ComparisonsTab,
  refused: CompetitorsAnswer | undefined,
): CompetitorsForm {
  const { profile, comparing } = useDashboard()
  const urls =
    comparing.competitors ??
    refused?.competitors ??
    latest?.sites.slice(1).map(({ url }) => url) ??
    new Array<string>(MIN_COMPETITORS).fill('')
  /** Each field keeps its key, so that React keeps its element when another field is removed. */
  const keys = useRef<number[]>([])
  while (keys.current.length < urls.length) keys.current.push(Math.max(-1, ...keys.current) + 1)
  const { fields, message } = comparing.problems ?? refused ?? { fields: {}, message: null }

  /** Clears the messages, because one may belong to a field that was removed. */
  function edit(next: string[]) {
    comparing.edit(next)
    comparing.setProblems({ fields: {}, message: null })
  }

  return {
    ownUrl: profile.form.url,
    competitors: urls.map((url, at) => ({ url, key: keys.current[at]! })),
    fields,
    message,
    change: (at, url) => comparing.edit(urls.with(at, url)),
    add: () => edit([...urls, '']),
    remove(at) {
      keys.current.splice(at, 1)
      edit(urls.toSpliced(at, 1))
    },
    start: () => comparing.start(profile.form.url, urls),
  }
}
