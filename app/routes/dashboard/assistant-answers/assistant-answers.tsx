import { useEffect, useRef } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { AskFirst } from '#app/ui/ask-first.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { KeptAnswers } from '#features/assistant-answers/kept-answers.server.ts'
import type { OwnQuestions } from '#features/assistant-answers/questions.server.ts'
import { AnswerHistory } from './answer-history.tsx'
import { ANSWERS_ID, type AnswersForm, JUDGED_ID, REMOVE_QUESTION, readAnswersState } from './answers-state.ts'
import { JudgedAnswerCard } from './judged-answer-card.tsx'
import { PasteForm } from './paste-form.tsx'
import { QuestionsBeside } from './questions-beside.tsx'

/** Answers of assistants that the customer pastes, marked: the chosen ones, the form with questions beside it, and the earlier ones. */
export function AssistantAnswers({
  answers,
  own,
  form,
}: {
  answers: KeptAnswers
  own: OwnQuestions
  form: AnswersForm | null
}) {
  const { hrefOf } = useDashboard()
  const [search] = useSearchParams()
  const { removing } = readAnswersState(search)
  const place = useFocusOnPlace(form !== null)
  const action = hrefOf('analysis')
  return (
    <section ref={place} aria-labelledby={ANSWERS_ID} className="mt-10 grid grid-cols-1 gap-6 sm:mt-14 print:hidden">
      <header className="grid gap-1.5">
        <h2 id={ANSWERS_ID} tabIndex={-1} className="scroll-mt-4 text-xl">
          Wat zegt een assistent over jou?
        </h2>
        <p className="max-w-prose text-soft">
          Stel een vraag aan bijvoorbeeld ChatGPT en plak het antwoord hier. Je ziet dan waar je naam staat, welke
          gegevens kloppen en welke niet. Het verandert niets aan je score.
        </p>
      </header>
      {removing ? (
        <AskFirst
          title={REMOVE_QUESTION.title}
          action={action}
          fields={{ intent: 'remove-answer', id: removing }}
          confirmLabel={REMOVE_QUESTION.confirmLabel}
          cancelHref={`${action}#${ANSWERS_ID}`}
        >
          {REMOVE_QUESTION.says}
        </AskFirst>
      ) : null}
      {answers.shown.length > 0 ? (
        <div id={JUDGED_ID} tabIndex={-1} className="grid scroll-mt-4 grid-cols-1 gap-5">
          {answers.shown.map((answer) => (
            <JudgedAnswerCard key={answer.id} shown={answer} />
          ))}
        </div>
      ) : null}
      {own.companyName === '' ? (
        <Notice kind="info" title="We weten nog niet hoe je heet">
          <p>
            <Link to={hrefOf('company-data')}>Vul eerst je bedrijfsnaam in</Link>. Daarna kun je hier antwoorden
            plakken.
          </p>
        </Notice>
      ) : (
        <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <PasteForm
            // After a paste the fields are empty; what was refused stays.
            key={answers.newest[0]?.id ?? 'none'}
            form={form}
            competitors={answers.competitors}
            isFirst={answers.total === 0}
          />
          <QuestionsBeside own={own} />
        </div>
      )}
      <AnswerHistory answers={answers} />
    </section>
  )
}

/** What the address names has the focus: the answers that were judged, or the section after a removal. A refused form keeps it. */
function useFocusOnPlace(isRefused: boolean) {
  const place = useRef<HTMLElement>(null)
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same place is asked for again by another press.
  useEffect(() => {
    if (isRefused) return
    if (hash !== `#${JUDGED_ID}` && hash !== `#${ANSWERS_ID}`) return
    const wanted = place.current?.querySelector<HTMLElement>(hash === `#${JUDGED_ID}` ? `${hash} h3` : hash)
    wanted?.focus()
  }, [hash, key, isRefused])
  return place
}
