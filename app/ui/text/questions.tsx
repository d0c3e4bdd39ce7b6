import { RichText } from './rich-text.tsx'

/** An accordion of native elements: all answers are in the page, open or not. */
export function Questions({ questions }: { questions: readonly { question: string; answer: string }[] }) {
  return (
    <div className="divide-y divide-hairline border-y border-edge">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group">
          <summary className="flex items-baseline justify-between gap-6 py-3 sm:py-4 [&::-webkit-details-marker]:hidden">
            <h3 className="text-base leading-snug sm:text-lg">
              <span className="group-open:marked">{question}</span>
            </h3>
            <span aria-hidden="true" className="font-serif text-xl leading-none">
              <span className="group-open:hidden">+</span>
              <span className="hidden group-open:inline">–</span>
            </span>
          </summary>
          <p className="max-w-[68ch] pb-6">
            <RichText>{answer}</RichText>
          </p>
        </details>
      ))}
    </div>
  )
}
