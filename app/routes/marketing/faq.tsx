import { dutchDate } from '#app/copy/dates.ts'
import { FAQ, FAQ_CHECKED, FAQ_TITLE } from '#app/copy/marketing-faq.ts'
import { WIDTH } from '#app/routes/marketing/site/site-width.ts'
import { Questions } from '#app/ui/questions.tsx'

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
        <Questions questions={FAQ} />
      </div>
    </section>
  )
}
