import { dutchDate } from '#app/copy/dates.ts'
import { FAQ, FAQ_CHECKED, FAQ_TITLE } from '#app/copy/marketing-faq.ts'
import { WIDTH } from '#app/routes/marketing/site/site-width.ts'
import { NarrowFold } from '#app/ui/narrow-fold.tsx'
import { Questions } from '#app/ui/text/questions.tsx'

/** The questions that a narrow screen shows at first. */
const SHOWN = 4

export function Faq() {
  return (
    <section id="vragen" aria-labelledby="vragen-kop" className={`${WIDTH} scroll-mt-4 py-8 lg:py-28`}>
      <div className="grid gap-5 lg:grid-cols-[2fr_5fr] lg:gap-16">
        <div className="grid content-start gap-2 lg:gap-4">
          <h2 id="vragen-kop" className="text-xl sm:text-2xl lg:text-3xl">
            {FAQ_TITLE}
          </h2>
          <p className="text-soft">
            Nagelezen op <time dateTime={FAQ_CHECKED}>{dutchDate(FAQ_CHECKED)}</time>
          </p>
        </div>
        {/* On a wide screen the two lists are one: a single line between them. */}
        <div className="grid gap-1 lg:gap-0 lg:[&>details>div]:border-t-0 lg:[&>div]:border-b-hairline">
          <Questions questions={FAQ.slice(0, SHOWN)} />
          <NarrowFold summary={`Nog ${FAQ.length - SHOWN} vragen`}>
            <Questions questions={FAQ.slice(SHOWN)} />
          </NarrowFold>
        </div>
      </div>
    </section>
  )
}
