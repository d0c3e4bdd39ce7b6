import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { AskFirst } from '#app/ui/ask-first.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { OwnAskings } from '#features/asking/own-askings.server.ts'
import type { KeptAnswers } from '#features/assistant-answers/kept-answers.server.ts'
import type { OwnQuestions } from '#features/assistant-answers/questions.server.ts'
import { AnswerHistory } from './answer-history.tsx'
import { ANSWERS_ID, type AnswersForm, JUDGED_ID, REMOVE_QUESTION, readAnswersState } from './answers-state.ts'
import { AskForm } from './ask-form.tsx'
import { AskedQuestions } from './asked-questions.tsx'
import { JudgedAnswerCard } from './judged-answer-card.tsx'
import { PasteForm } from './paste-form.tsx'
import { QuestionsBeside } from './questions-beside.tsx'

/**
 * Answers of assistants, marked: the chosen ones, the form for pasting with questions beside it, the form for asking, and the earlier ones.
 * Folded until the address, a refused form or an answer on its way is about them: the report above is what the tab is for.
 */
export function AssistantAnswers({
  answers,
  own,
  askings,
  form,
}: {
  answers: KeptAnswers
  own: OwnQuestions
  askings: OwnAskings
  form: AnswersForm | null
}) {
  const { hrefOf } = useDashboard()
  const [search] = useSearchParams()
  const { removing, question, page } = readAnswersState(search)
  const fold = useFocusOnPlace(form !== null)
  const action = hrefOf('analysis')
  const mayAsk = askings.possible.length > 0 && askings.limit > 0
  const ask = (
    <AskForm
      // After a question the form has the next suggestion; what was refused stays.
      key={askings.lastAskedAt}
      own={askings}
      form={form?.about === 'asking' ? form : null}
      suggestion={own.questions[0]?.text ?? ''}
    />
  )
  const isAwaited = askings.answered.length > 0 || askings.open.some(({ state }) => state !== 'failed')
  const isOpen = useOnce(
    form !== null || answers.shown.length > 0 || question !== '' || removing !== null || page > 1 || isAwaited,
  )
  return (
    <section aria-labelledby={ANSWERS_ID} className="print:hidden">
      <details ref={fold} open={isOpen} className="group/answers border-b border-hairline">
        <summary className="flex items-center gap-4 py-3 sm:py-4 [&::-webkit-details-marker]:hidden">
          <h2 id={ANSWERS_ID} tabIndex={-1} className="me-auto scroll-mt-4 font-sans text-base font-semibold">
            Wat zegt een assistent over jou?
          </h2>
          {answers.total > 0 ? <span className="shrink-0 text-sm text-soft">{answers.total} bewaard</span> : null}
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 text-soft transition-transform group-open/answers:rotate-180"
          />
        </summary>
        <div className="grid grid-cols-1 gap-6 pt-2 pb-8">
          <p className="max-w-prose text-soft">
            {mayAsk
              ? 'Laat ons een vraag aan de assistenten stellen, of plak zelf een antwoord.'
              : 'Stel een vraag aan bijvoorbeeld ChatGPT en plak het antwoord hier.'}{' '}
            Je ziet dan waar je naam staat, welke gegevens kloppen en welke niet. Het verandert niets aan je score.
          </p>
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
          <AskedQuestions own={askings} />
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
            <>
              <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
                <div className="grid grid-cols-1 content-start gap-8">
                  {mayAsk ? ask : null}
                  <div className={mayAsk ? 'border-t border-hairline pt-6' : ''}>
                    <PasteForm
                      // After a paste the fields are empty; what was refused stays, and so does what is typed while answers come in.
                      key={answers.lastPasted}
                      form={form?.about === 'pasting' ? form : null}
                      competitors={answers.competitors}
                      isFirst={answers.lastPasted === null}
                    />
                  </div>
                </div>
                <QuestionsBeside own={own} />
              </div>
              {mayAsk ? null : ask}
            </>
          )}
          <AnswerHistory answers={answers} />
        </div>
      </details>
    </section>
  )
}

/** True from the first time on: what opened by itself does not close by itself. */
function useOnce(now: boolean): boolean {
  const [before, setBefore] = useState(now)
  if (now && !before) setBefore(true)
  return before || now
}

/**
 * What the address names is open and has the focus: the answers that were judged, or the section after a removal. A refused form keeps
 * the focus.
 */
function useFocusOnPlace(isRefused: boolean) {
  const place = useRef<HTMLDetailsElement>(null)
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same place is asked for again by another press.
  useEffect(() => {
    if (isRefused) return
    if (hash !== `#${JUDGED_ID}` && hash !== `#${ANSWERS_ID}`) return
    if (place.current) place.current.open = true
    const wanted = place.current?.querySelector<HTMLElement>(hash === `#${JUDGED_ID}` ? `${hash} h3` : hash)
    wanted?.focus()
  }, [hash, key, isRefused])
  return place
}
