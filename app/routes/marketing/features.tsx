import type { ReactNode } from 'react'
import { FEATURES, SITE } from '#app/copy/marketing.ts'
import {
  AdviceExample,
  ComparisonExample,
  ProfileExample,
  VisitsExample,
} from '#app/routes/marketing/home/feature-examples.tsx'
import { WIDTH } from '#app/routes/marketing/site/site-width.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonAnchor } from '#app/ui/button.tsx'
import type { ExamplePiece } from '#features/example/example.ts'
import { URLS } from '#features/urls.ts'

/** In the same order as the features' texts. */
const screensOf = (example: ExamplePiece): ReactNode[] => [
  <ProfileExample key="profile" example={example} />,
  <VisitsExample key="visits" />,
  <ComparisonExample key="comparison" example={example} />,
  <AdviceExample key="advice" example={example} />,
]

/** A zigzag along a line on a wide screen, a timeline on a narrow one. The pictures are the product's own output. */
export function Features({ example }: { example: ExamplePiece }) {
  const screens = screensOf(example)
  return (
    <section
      id="now-features"
      aria-labelledby="mogelijkheden"
      className="scroll-mt-4 border-t border-hairline bg-sheet py-8 lg:py-28"
    >
      <div className={`${WIDTH} grid gap-7 lg:gap-20`}>
        <h2 id="mogelijkheden" className="text-xl sm:text-2xl lg:text-center lg:text-3xl">
          {FEATURES.title}
        </h2>
        <ol className="relative grid gap-9 ps-6 before:absolute before:inset-y-2 before:left-[5px] before:w-px before:bg-edge lg:gap-20 lg:ps-0 lg:before:left-1/2">
          {FEATURES.items.map((item, at) => (
            <li key={item.title} className="group relative grid items-center gap-3 lg:grid-cols-2 lg:gap-28">
              <span
                aria-hidden="true"
                className="absolute top-2 -left-6 h-3 w-[11px] rounded-full bg-marker outline-4 outline-sheet lg:top-1/2 lg:left-1/2 lg:h-3.5 lg:w-10 lg:-translate-x-1/2 lg:-translate-y-1/2 lg:-rotate-2 lg:rounded-md"
              />
              <div className="grid gap-1.5 lg:gap-3 lg:group-even:order-2">
                <h3 className="text-lg sm:text-xl">{item.title}</h3>
                {'tag' in item ? (
                  <p>
                    <Badge tone="warn">{item.tag}</Badge>
                  </p>
                ) : null}
                <p className="max-w-[48ch] lg:text-lg">{item.text}</p>
              </div>
              {screens[at]}
            </li>
          ))}
        </ol>
        <div className="grid justify-items-start gap-4 lg:justify-items-center lg:gap-6">
          <p className="font-serif text-[clamp(2.5rem,1.5rem+4vw,4.5rem)] leading-none font-semibold tracking-[-0.02em]">
            <span className="marker-stroke">{FEATURES.closing}</span>
          </p>
          <ButtonAnchor look="primary" href={URLS.auth}>
            {SITE.joinWaitlist}
          </ButtonAnchor>
        </div>
      </div>
    </section>
  )
}
