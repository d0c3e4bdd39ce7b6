import { ROADMAP, type RoadmapItem } from '#app/copy/marketing-roadmap.ts'
import { WIDTH } from '#app/routes/marketing/site/site-width.ts'
import { NarrowFold } from '#app/ui/narrow-fold.tsx'

/** The items that a narrow screen shows at first. */
const SHOWN = 2

/** Items in development are highlighted; items that are only planned are not. */
export function Roadmap() {
  return (
    <section id="roadmap" aria-labelledby="roadmap-kop" className={`${WIDTH} scroll-mt-4 py-8 lg:py-28`}>
      <div className="grid gap-5 lg:grid-cols-[2fr_5fr] lg:gap-16">
        <div className="grid content-start gap-2 lg:gap-4">
          <h2 id="roadmap-kop" className="text-xl sm:text-2xl lg:text-3xl">
            {ROADMAP.title}
          </h2>
          <p className="max-w-[40ch] text-soft">{ROADMAP.note}</p>
        </div>
        <div className="lg:[&_ol]:border-y-0 lg:border-y lg:border-edge">
          <Items items={ROADMAP.items.slice(0, SHOWN)} />
          <NarrowFold summary={`Nog ${ROADMAP.items.length - SHOWN} onderdelen`}>
            <div className="border-hairline lg:border-t">
              <Items items={ROADMAP.items.slice(SHOWN)} />
            </div>
          </NarrowFold>
        </div>
      </div>
    </section>
  )
}

function Items({ items }: { items: readonly RoadmapItem[] }) {
  return (
    <ol className="divide-y divide-hairline border-y border-edge">
      {items.map(({ when, title, text, status }) => (
        <li
          key={title}
          className="grid grid-cols-[1fr_auto] items-baseline gap-x-8 gap-y-0.5 py-3 sm:grid-cols-[6rem_1fr_auto] sm:py-5"
        >
          <p className="font-serif font-semibold whitespace-nowrap tabular-nums">{when}</p>
          <div className="order-last col-span-2 grid gap-0.5 sm:order-none sm:col-span-1 sm:gap-1">
            <h3 className="text-base sm:text-lg">
              <span className={status === 'in ontwikkeling' ? 'marked' : ''}>{title}</span>
            </h3>
            <p className="max-w-[52ch]">{text}</p>
          </div>
          <p className={`text-sm ${status === 'in ontwikkeling' ? 'font-semibold' : 'text-soft'}`}>{status}</p>
        </li>
      ))}
    </ol>
  )
}
