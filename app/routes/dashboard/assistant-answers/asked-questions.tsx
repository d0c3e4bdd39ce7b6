import { Check, CircleAlert, LoaderCircle } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'
import { ASK_PROBLEM_TEXTS, assistantLabel } from '#app/copy/assistant-answers.ts'
import { useDashboard } from '#app/routes/dashboard/use-dashboard.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { AskingView, OwnAskings } from '#features/asking/own-askings.server.ts'
import { ANSWERS_ID, JUDGED_ID, showAnswers } from './answers-state.ts'

type Asked = OwnAskings['open'][number] | OwnAskings['answered'][number]

/** What was asked lately, by question: on its way, answered, or why not. Looks for answers by itself while some are on their way. */
export function AskedQuestions({ own: { open, answered } }: { own: OwnAskings }) {
  const { hrefOf } = useDashboard()
  const hydrated = useHydrated()
  const waiting = open.filter(({ state }) => state !== 'failed').length
  useLookingAgain(waiting > 0)
  const questions = Map.groupBy<string, Asked>([...open, ...answered], ({ question }) => question)
  if (questions.size === 0) return null
  return (
    <section aria-labelledby="gevraagd" className="grid grid-cols-1 gap-3">
      <h3 id="gevraagd" className="text-lg">
        Net gevraagd
      </h3>
      <p role="status" className="text-soft">
        {statusText(waiting, answered.length, open.length - waiting)}
      </p>
      <ul className="grid gap-4">
        {[...questions].map(([question, asked]) => (
          <li key={question} className="rounded-md border border-hairline bg-sheet px-4 py-3">
            <p className="font-serif wrap-anywhere">‘{question}’</p>
            <ul className="mt-2 divide-y divide-hairline">
              {asked.map((one) => (
                <li key={one.assistant} className="grid gap-x-4 py-2 sm:grid-cols-[8rem_minmax(0,1fr)]">
                  <span className="font-semibold">{assistantLabel(one.assistant)}</span>
                  {'answerId' in one ? (
                    <span className="flex items-start gap-2">
                      <Check aria-hidden className="mt-1 size-4 shrink-0 text-good" />
                      <span>
                        Antwoord binnen.{' '}
                        <Link to={`${hrefOf('analysis', showAnswers([one.answerId]))}#${JUDGED_ID}`} preventScrollReset>
                          Bekijk<span className="sr-only"> het antwoord van {assistantLabel(one.assistant)}</span>
                        </Link>
                      </span>
                    </span>
                  ) : (
                    <Open asking={one} />
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {waiting > 0 && !hydrated ? (
        <p>
          <Link to={`${hrefOf('analysis')}#${ANSWERS_ID}`} reloadDocument>
            Kijk of er antwoorden zijn
          </Link>
        </p>
      ) : null}
    </section>
  )
}

function Open({ asking: { state, problem, counts } }: { asking: AskingView }) {
  const isOver = state === 'failed'
  return (
    <span className="flex items-start gap-2">
      {isOver ? (
        <CircleAlert aria-hidden className="mt-1 size-4 shrink-0 text-bad" />
      ) : (
        <LoaderCircle aria-hidden className="mt-1 size-4 shrink-0 animate-spin text-soft" />
      )}
      <span>
        {problem ? ASK_PROBLEM_TEXTS[problem] : 'De vraag is onderweg.'}
        {problem && !isOver ? ' We proberen het zo nog eens.' : ''}
        {isOver && !counts ? ' Dit telt niet mee.' : ''}
      </span>
    </span>
  )
}

function statusText(waiting: number, answered: number, failed: number): string {
  const asked = answered + waiting + failed
  if (waiting > 0) return `${answered} van ${asked} antwoorden binnen. Je mag deze pagina verlaten.`
  if (failed > 0) return `${answered} van ${asked} antwoorden binnen, ${failed} niet gelukt.`
  return answered === 1 ? 'Het antwoord is binnen.' : `Alle ${answered} antwoorden zijn binnen.`
}

const FIRST_LOOK_MS = 1_500
const LONGEST_PAUSE_MS = 30_000

/** Ever less often: an assistant answers within seconds, or has to be tried again after minutes. */
function useLookingAgain(isWaiting: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWaiting) return
    let pause = FIRST_LOOK_MS
    let timer: ReturnType<typeof setTimeout>
    const look = async () => {
      if (document.visibilityState === 'visible') await revalidate()
      pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)
      timer = setTimeout(look, pause)
    }
    timer = setTimeout(look, pause)
    return () => clearTimeout(timer)
  }, [isWaiting, revalidate])
}
