import { ROADMAP } from '#app/copy/marketing-roadmap.ts'
import { WIDTH } from '#app/routes/marketing/site/site-width.ts'

/** Items in development are highlighted; items that are only planned are not. */
export function Roadmap() {
  return (
    <section id="roadmap" aria-labelledby="roadmap-kop" className={`${WIDTH} scroll-mt-4 py-20 lg:py-28`}>
      <div className="grid gap-10 lg:grid-cols-[2fr_5fr] lg:gap-16">
        <div className="grid content-start gap-4">
          <h2 id="roadmap-kop" className="text-2xl lg:text-3xl">
            {ROADMAP.title}
          </h2>
          <p className="max-w-[40ch] text-soft">{ROADMAP.note}</p>
        </div>
        <ol className="divide-y divide-hairline border-y border-edge">
          {ROADMAP.items.map(({ when, title, text, status }) => (
            <li key={title} className="grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[6rem_1fr_auto] sm:items-baseline">
              <p className="font-serif text-lg font-semibold whitespace-nowrap tabular-nums">{when}</p>
              <div className="grid gap-1">
                <h3 className="text-lg">
                  <span className={status === 'in ontwikkeling' ? 'marked' : ''}>{title}</span>
                </h3>
                <p className="max-w-[52ch]">{text}</p>
              </div>
              <p className={`text-sm ${status === 'in ontwikkeling' ? 'font-semibold' : 'text-soft'}`}>{status}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
