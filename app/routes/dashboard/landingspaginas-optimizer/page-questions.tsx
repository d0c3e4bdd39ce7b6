import { placeName } from '#app/copy/landing-pages.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { PageQuestion } from '#engine/landing-page/landing-page.ts'

/** Only what can be pointed at is called an answer. */
export function PageQuestions({ questions }: { questions: PageQuestion[] }) {
  if (questions.length === 0) {
    return (
      <p className="text-soft">
        Vul je diensten en je veelgestelde vragen in: dan kijken we of de pagina erop antwoordt.
      </p>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <ul className="divide-y divide-hairline border-y border-hairline">
        {questions.map(({ question, from, answeredBy }) => (
          <li key={`${from} ${question}`} className="grid grid-cols-1 gap-1 py-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-serif wrap-anywhere">{question}</span>
              <Badge tone={answeredBy ? 'good' : 'warn'}>{answeredBy ? 'beantwoord' : 'geen antwoord gevonden'}</Badge>
            </p>
            {answeredBy ? (
              <p className="text-sm text-soft wrap-anywhere">
                In {placeName(answeredBy.place)}: ‘{answeredBy.quote}’
              </p>
            ) : null}
            {from === 'profile' ? <p className="text-sm text-soft">Uit je veelgestelde vragen</p> : null}
          </li>
        ))}
      </ul>
      <p className="max-w-prose text-sm text-soft">
        We noemen een vraag alleen beantwoord als we het antwoord kunnen aanwijzen. Een antwoord in andere woorden kan
        er dus wel staan.
      </p>
    </div>
  )
}
