import { type MouseEvent, useEffect, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { confirmed } from '#app/confirmation.ts'
import { SUCCESS_TEXTS, type SuccessCode } from '#app/copy/messages.ts'
import type { Answerable } from '#app/offline-answer.ts'
import { Confirm } from '#app/ui/dialog.tsx'
import { toast } from '#app/ui/toast.ts'
import { URLS } from '#features/urls.ts'

export interface RetryAnswer extends Answerable {
  done: SuccessCode | null
}

export const RETRY_FIELDS = { intent: 'retry-jobs' }
export const RETRY_QUESTION = {
  title: 'Opgegeven taken opnieuw starten?',
  text: 'Elke taak die is opgegeven, wordt nog eens helemaal gedaan. Dat kan geen kwaad als de oorzaak weg is.',
  confirm: 'Opnieuw starten',
}
export const RETRY_PAGE = `${URLS.adminSystemCheck}?vraag=taken`

/** Gets the focus when the link is gone with the jobs. */
export const JOBS_HEADING = 'controle-taken'

/**
 * The link leads to the page with the question; where scripts run, the question comes over the page. Rendered also while there is nothing
 * to start again, so that it can tell what came of it.
 */
export function RetryJobs({ isOffered }: { isOffered: boolean }) {
  const fetcher = useFetcher<RetryAnswer>()
  const [isAsking, setIsAsking] = useState(false)
  useEffect(() => {
    if (fetcher.state !== 'idle' || !fetcher.data) return
    const { done, message } = fetcher.data
    if (done) toast.success(SUCCESS_TEXTS[done])
    else if (message) toast.error(message)
    if (document.activeElement === document.body) document.getElementById(JOBS_HEADING)?.focus()
  }, [fetcher.state, fetcher.data])
  function ask(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setIsAsking(true)
  }
  return (
    <>
      {isOffered ? (
        <Link to={RETRY_PAGE} onClick={ask} className="inline-flex min-h-11 items-center justify-self-start">
          Opgegeven taken opnieuw starten
        </Link>
      ) : null}
      <Confirm
        open={isAsking}
        onOpenChange={setIsAsking}
        title={RETRY_QUESTION.title}
        confirmLabel={RETRY_QUESTION.confirm}
        onConfirm={() => fetcher.submit(confirmed(RETRY_FIELDS), { method: 'post', action: URLS.adminSystemCheck })}
      >
        {RETRY_QUESTION.text}
      </Confirm>
    </>
  )
}
