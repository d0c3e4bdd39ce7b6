import { Link } from 'react-router'
import { SUCCESS_TEXTS } from '#app/copy/messages.ts'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { dashboardTab } from '#features/urls.ts'
import { ANSWERS_ID, withQuestion } from './answers-state.ts'

/** Questions to copy into an assistant, each with the way to the form for its answer. */
export function QuestionList({
  questions,
  domainInAddress,
}: {
  questions: readonly { text: string }[]
  domainInAddress: string | null
}) {
  return (
    <ul className="grid divide-y divide-hairline border-y border-hairline">
      {questions.map(({ text }) => (
        <li key={text} className="grid gap-1 py-3">
          <p className="font-serif wrap-anywhere">{text}</p>
          <p className="flex flex-wrap items-center gap-x-5">
            <CopyButton text={text} label="Kopieer" about={`‘${text}’`} done={SUCCESS_TEXTS.copied} />
            <Link
              to={`${dashboardTab('analysis', domainInAddress, withQuestion(text))}#${ANSWERS_ID}`}
              className="inline-flex min-h-9 items-center text-sm"
            >
              Plak het antwoord<span className="sr-only"> op ‘{text}’</span>
            </Link>
          </p>
        </li>
      ))}
    </ul>
  )
}
