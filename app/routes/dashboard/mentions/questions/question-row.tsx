import { Form, Link, useNavigation } from 'react-router'
import { ASK_PROBLEM_TEXTS, assistantLabel } from '#app/copy/assistant-answers.ts'
import { dutchDate } from '#app/copy/dates.ts'
import { countedAnswers, missedText, SCHEDULE_LABELS, whereText } from '#app/copy/standing-questions.ts'
import { JUDGED_ID, showAnswers } from '#app/routes/dashboard/assistant-answers/answers-state.ts'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { OwnAskings } from '#features/asking/own-askings.server.ts'
import type { StandingView } from '#features/standing-questions/standing-questions.server.ts'
import { QUESTIONS_ID, toChange } from './questions-state.ts'
import { RemoveQuestion } from './remove-question.tsx'

interface Props {
  question: StandingView
  askings: OwnAskings
  /** Why a button beside it did nothing. */
  refused: string | null | undefined
}

/** A question with its settings, when it is asked, and what came of it. */
export function QuestionRow({ question: own, askings, refused }: Props) {
  const { hrefOf } = useDashboard()
  const { question, assistants, missed, nextDay } = own
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="grid min-w-0 grid-cols-1 content-start gap-2">
        <h3 className="font-serif text-lg wrap-anywhere">{question}</h3>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-sm text-soft">
          {assistants.map((assistant) => (
            <Badge key={assistant}>{assistantLabel(assistant)}</Badge>
          ))}
          <span>{whereText(own)}</span>
        </p>
        <LastTime own={own} />
        {missed ? (
          <Notice kind="warn" title={`Niet gevraagd op ${dutchDate(`${missed.day}T12:00:00Z`)}`}>
            <p>{missedText(own, missed, nextDay)}</p>
          </Notice>
        ) : null}
        {refused ? (
          <Notice kind="bad" live="alert">
            {refused}
          </Notice>
        ) : null}
      </div>
      <div className="grid grid-cols-1 content-start gap-2">
        <p className="flex gap-2">
          <span>
            <span className="font-semibold">{SCHEDULE_LABELS[own.schedule]}</span>
            {nextDay ? (
              <>
                , de volgende keer op{' '}
                <time dateTime={nextDay} className="whitespace-nowrap">
                  {dutchDate(`${nextDay}T12:00:00Z`)}
                </time>
              </>
            ) : null}
          </span>
        </p>
        <AskNow own={own} askings={askings} />
        <div className="flex flex-wrap items-center gap-x-5">
          <Link
            to={`${hrefOf('mentions', toChange(own.id))}#vraag-${own.id}`}
            preventScrollReset
            className="inline-flex min-h-11 items-center font-medium"
          >
            Wijzig<span className="sr-only"> ‘{question}’</span>
          </Link>
          <RemoveQuestion question={own} />
        </div>
      </div>
    </div>
  )
}

/** The button says what it costs; where it cannot be asked, what is missing. */
function AskNow({
  own: { id, question, assistants, cost },
  askings: { possible, remaining },
}: Omit<Props, 'refused' | 'question'> & { own: StandingView }) {
  const { hrefOf } = useDashboard()
  const form = useNavigation().formData
  const busy = form?.get('intent') === 'ask-now' && form.get('id') === id
  const without = assistants.filter((assistant) => !possible.includes(assistant))
  if (possible.length === 0) return <p className="text-sm text-soft">Niet gemeten: er is geen sleutel ingesteld.</p>
  if (without.length > 0)
    return (
      <p className="text-sm text-soft">
        Nu niet te vragen: voor {without.map(assistantLabel).join(' en ')} is geen sleutel ingesteld. Haal die weg bij
        deze vraag, of laat de beheerder een sleutel instellen.
      </p>
    )
  if (cost === 0) return <p className="text-sm text-soft">Vandaag al gevraagd. Morgen kan het weer.</p>
  if (cost > remaining)
    return (
      <p className="text-sm text-soft">
        Nu vragen kost {countedAnswers(cost)}, en je hebt er deze maand nog {remaining}.
      </p>
    )
  return (
    <Form
      method="post"
      action={`${hrefOf('mentions')}#${QUESTIONS_ID}`}
      preventScrollReset
      className="flex flex-wrap items-center gap-x-3 gap-y-1"
    >
      <input type="hidden" name="id" value={id} />
      <Button look="quiet" name="intent" value="ask-now" busy={busy}>
        Nu vragen<span className="sr-only"> ‘{question}’</span>
      </Button>
      <span className="text-sm text-soft">kost {countedAnswers(cost)}</span>
    </Form>
  )
}

function LastTime({ own: { last } }: { own: StandingView }) {
  const { hrefOf } = useDashboard()
  if (!last) return <p className="text-soft">Nog niet gevraagd.</p>
  const answers = last.askings.filter(({ answerId }) => answerId !== null)
  const named = answers.filter((answer) => answer.named).length
  const onTheWay = last.askings.filter(({ state }) => state === 'waiting' || state === 'asking')
  const failed = last.askings.filter(({ state }) => state === 'failed')
  return (
    <div className="grid gap-1">
      <p>
        Laatst gevraagd op <time dateTime={last.day}>{dutchDate(`${last.day}T12:00:00Z`)}</time>
        {answers.length > 0 ? (
          <>
            :{' '}
            <Link to={`${hrefOf('analysis', showAnswers(answers.map(({ answerId }) => answerId!)))}#${JUDGED_ID}`}>
              {countedAnswers(answers.length)}
            </Link>
            ,{' '}
            {named === 0
              ? 'in geen ervan genoemd'
              : named === answers.length
                ? 'overal genoemd'
                : `genoemd in ${named}`}
          </>
        ) : null}
        .
      </p>
      {onTheWay.length > 0 ? (
        <p className="text-sm text-soft">
          Nog onderweg: {onTheWay.map(({ assistant }) => assistantLabel(assistant)).join(', ')}.{' '}
          <Link to={`${hrefOf('mentions')}#${QUESTIONS_ID}`} reloadDocument>
            Kijk of er antwoorden zijn
          </Link>
        </p>
      ) : null}
      {failed.length > 0 ? (
        <ul className="grid gap-0.5 text-sm">
          {failed.map(({ assistant, problem }) => (
            <li key={assistant}>
              <span className="font-semibold">{assistantLabel(assistant)}:</span>{' '}
              {problem ? ASK_PROBLEM_TEXTS[problem] : 'geen antwoord.'}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
