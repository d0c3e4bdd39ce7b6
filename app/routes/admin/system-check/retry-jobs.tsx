import { useState } from 'react'
import { useFetcher } from 'react-router'
import { confirmed } from '#app/confirmation.ts'
import type { SuccessCode } from '#app/copy/messages.ts'
import type { Answerable } from '#app/offline-answer.ts'
import { QuestionLink } from '#app/routes/admin/question-link.tsx'
import { useListAnswer } from '#app/routes/admin/use-list-answer.ts'
import { Confirm } from '#app/ui/dialog.tsx'
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

/** Rendered also while there is nothing to start again, so that it can tell what came of it. */
export function RetryJobs({ isOffered }: { isOffered: boolean }) {
  const fetcher = useFetcher<RetryAnswer>()
  const [isAsking, setIsAsking] = useState(false)
  useListAnswer(fetcher, JOBS_HEADING)
  return (
    <>
      {isOffered ? (
        <QuestionLink to={RETRY_PAGE} onAsk={() => setIsAsking(true)} className="justify-self-start">
          Opgegeven taken opnieuw starten
        </QuestionLink>
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
