import { useEffect } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { AssistantKeys } from '#app/routes/dashboard/assistant-answers/assistant-keys.tsx'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { AskFirst } from '#app/ui/ask-first.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { OwnAskings } from '#features/asking/own-askings.server.ts'
import type { OwnQuestions } from '#features/assistant-answers/questions.server.ts'
import { MOST_QUESTIONS } from '#features/standing-questions/choices.ts'
import type { StandingView } from '#features/standing-questions/standing-questions.server.ts'
import { AddQuestions } from './add-questions.tsx'
import { ChangeQuestion } from './change-question.tsx'
import { QuestionRow } from './question-row.tsx'
import { QUESTIONS_ID, type QuestionsForm, REMOVE_QUESTION, readQuestionsState } from './questions-state.ts'

interface Props {
  askings: OwnAskings
  questions: StandingView[]
  suggested: OwnQuestions
  form: QuestionsForm | null
}

/** The questions that we ask for this website, each by its schedule. */
export function StandingQuestions({ askings, questions, suggested, form }: Props) {
  const { hrefOf } = useDashboard()
  const [search] = useSearchParams()
  const { changing, removing } = readQuestionsState(search)
  useFocusOnTitle(form !== null)
  const action = `${hrefOf('mentions')}#${QUESTIONS_ID}`
  const asksToRemove = questions.find(({ id }) => id === removing)
  const canBeAsked = askings.possible.length > 0
  return (
    <section aria-labelledby={QUESTIONS_ID} className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={QUESTIONS_ID} tabIndex={-1} className="scroll-mt-4 text-xl">
          {titleOf(questions)}
        </h2>
        {canBeAsked ? (
          <p className="text-soft tabular-nums">
            Nog {askings.remaining} van {askings.limit} antwoorden deze maand
          </p>
        ) : null}
      </div>
      {canBeAsked ? null : (
        <AssistantKeys keys={askings.keys}>
          Vragen klaarzetten kan nu al; we stellen ze zodra er een sleutel is.
        </AssistantKeys>
      )}
      {asksToRemove ? (
        <AskFirst
          title={REMOVE_QUESTION.title}
          action={action}
          fields={{ intent: 'remove-question', id: asksToRemove.id }}
          confirmLabel={REMOVE_QUESTION.confirmLabel}
          cancelHref={action}
        >
          ‘{asksToRemove.question}’ {REMOVE_QUESTION.says}
        </AskFirst>
      ) : null}
      {questions.length > 0 ? (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {questions.map((question) => {
            const refused = form?.id === question.id ? form : null
            // Otherwise it was a button beside the question.
            const isChanging = refused ? refused.intent === 'change-question' : changing === question.id
            return (
              <li key={question.id} className="py-4 sm:py-5">
                {isChanging ? (
                  <ChangeQuestion question={question} possible={askings.possible} form={refused} />
                ) : (
                  <QuestionRow
                    question={question}
                    askings={askings}
                    refused={refused?.fields.question ?? refused?.message}
                  />
                )}
              </li>
            )
          })}
        </ul>
      ) : null}
      {suggested.companyName === '' ? (
        <Notice kind="info" title="We weten nog niet hoe je heet">
          <p>
            <Link to={hrefOf('company-data')}>Vul eerst je bedrijfsnaam in</Link>. Daarna kun je hier vragen toevoegen.
          </p>
        </Notice>
      ) : questions.length >= MOST_QUESTIONS ? (
        <p className="max-w-prose text-soft">
          Meer dan {MOST_QUESTIONS} vragen passen niet bij één website. Verwijder er een om een andere toe te voegen.
        </p>
      ) : (
        <AddQuestions
          // After an addition the form has the suggestions that are left.
          key={questions.length}
          {...{ questions, suggested, askings }}
          form={form?.intent === 'add-questions' ? form : null}
        />
      )}
    </section>
  )
}

function titleOf(questions: readonly StandingView[]): string {
  if (questions.length === 0) return 'Welke vragen stellen we voor je?'
  const planned = questions.filter(({ schedule }) => schedule !== 'off').length
  const all = questions.length === 1 ? 'Eén vraag' : `${questions.length} vragen`
  if (planned === 0) return `${all}, nog zonder schema`
  return planned === questions.length ? `${all} op schema` : `${all}, waarvan ${planned} op schema`
}

/** After an action the place that its answer leads to has the focus; a refused form keeps it. */
function useFocusOnTitle(isRefused: boolean) {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same place is asked for again by another press.
  useEffect(() => {
    if (!isRefused && hash === `#${QUESTIONS_ID}`) document.getElementById(QUESTIONS_ID)?.focus()
  }, [hash, key, isRefused])
}
