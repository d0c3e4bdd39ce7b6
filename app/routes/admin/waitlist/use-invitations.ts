import { type FormEvent, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { callFunction } from '#app/api-client.ts'
import { FAILURE_TEXTS, FALLBACK_TEXTS } from '#app/copy/messages.ts'
import { toast } from '#app/ui/toast.ts'
import { Failure } from '#features/failure.ts'
import { invitationsIn } from './invite-form.ts'
import { type InviteReport, noInvitations, sentencesOf } from './invite-report.tsx'

interface Invitations {
  /** Null while nothing runs. */
  progress: { done: number; total: number } | null
  report: InviteReport | null
  submit: (event: FormEvent<HTMLFormElement>) => void
}

/** Invites one after the other, so that the progress is visible and a failure concerns one row. */
export function useInvitations(): Invitations {
  const [progress, setProgress] = useState<Invitations['progress']>(null)
  const [report, setReport] = useState<InviteReport | null>(null)
  const running = useRef(false)
  const { revalidate } = useRevalidator()

  async function run(ids: string[], again: boolean) {
    const all = noInvitations()
    setReport(null)
    for (const [done, id] of ids.entries()) {
      setProgress({ done, total: ids.length })
      try {
        all.counts[(await callFunction('admin-invite', { id, again })).outcome] += 1
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        const why = error.code === 'something-went-wrong' ? FALLBACK_TEXTS.invite : FAILURE_TEXTS[error.code]
        all.refused.push({ id, why })
      }
    }
    setReport(all)
    const said = sentencesOf(all).join('. ')
    if (said) toast.success(said)
    if (all.refused.length > 0) toast.error(all.refused.length === 1 ? all.refused[0]!.why : FALLBACK_TEXTS.invite)
    await revalidate()
  }

  return {
    progress,
    report,
    submit(event) {
      event.preventDefault()
      if (running.current) return
      running.current = true
      const { ids, again } = invitationsIn(
        new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter),
      )
      run(ids, again).finally(() => {
        running.current = false
        setProgress(null)
      })
    },
  }
}
