import { RichText } from '#app/routes/marketing/site/rich-text.tsx'
import { WIDTH } from '#app/routes/marketing/site/site-width.ts'
import { dutchDate } from '../../copy/dates.ts'
import { FAQ, FAQ_CHECKED, FAQ_TITLE } from '../../copy/marketing-faq.ts'

/** An accordion of native elements: all answers are in the page, open or not. */
export function Faq() {
  return (
    <section id="vragen" aria-labelledby="vragen-kop" className={`${WIDTH} scroll-mt-4 py-20 lg:py-28`}>
      <div className="grid gap-10 lg:grid-cols-[2fr_5fr] lg:gap-16">
        <div className="grid content-start gap-4">
          <h2 id="vragen-kop" className="text-2xl lg:text-3xl">
            {FAQ_TITLE}
          </h2>
          <p className="text-soft">
            Nagelezen op <time dateTime={FAQ_CHECKED}>{dutchDate(FAQ_CHECKED)}</time>
          </p>
        </div>
        <div className="divide-y divide-hairline border-y border-edge">
          {FAQ.map(({ question, answer }) => (
            <details key={question} className="group">
              <summary className="flex items-baseline justify-between gap-6 py-4 [&::-webkit-details-marker]:hidden">
                <h3 className="text-lg">
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
      </div>
    </section>
  )
}
