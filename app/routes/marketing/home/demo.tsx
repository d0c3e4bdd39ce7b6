import { DEMO, SITE } from '#app/copy/marketing.ts'
import demoMp4 from '#app/public/media/demo.mp4?url'
import demoWebm from '#app/public/media/demo.webm?url'
import darkMp4 from '#app/public/media/demo-dark.mp4?url'
import darkWebm from '#app/public/media/demo-dark.webm?url'
import darkPoster from '#app/public/media/demo-dark-poster.webp?url'
import demoPoster from '#app/public/media/demo-poster.webp?url'
import { WIDTH } from '#app/routes/marketing/site/site-width.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { URLS } from '#features/urls.ts'

const DARK = '(prefers-color-scheme: dark)'

/**
 * A question to an assistant and its answer, as a video. Without JavaScript it has a poster of the last frame, and controls. With
 * JavaScript the script moves the same video out of its <noscript> when it comes near the viewport: a browser's controls cost as
 * much style calculation as the rest of the page. Recorded twice, for the light and the dark theme.
 */
export function Demo() {
  return (
    <section aria-labelledby="demo" className="border-y border-hairline bg-shade">
      <div className={`${WIDTH} grid items-center gap-6 py-8 lg:grid-cols-[5fr_7fr] lg:gap-16 lg:py-24`}>
        <div className="grid justify-items-start gap-4 lg:gap-5">
          <Badge>{DEMO.tag}</Badge>
          <h2 id="demo" className="text-xl sm:text-2xl lg:text-3xl">
            <span className="marked">{DEMO.restaurant}</span> {DEMO.after}
          </h2>
          <p className="max-w-[46ch] lg:text-lg">{DEMO.lead}</p>
          <ButtonAnchor look="primary" href={URLS.auth}>
            {SITE.joinWaitlist}
          </ButtonAnchor>
        </div>
        <figure className="grid gap-3">
          <div data-demo className="aspect-[9/8] overflow-hidden rounded-md border border-edge bg-sheet print:hidden">
            <noscript>
              <video
                muted
                playsInline
                controls
                preload="none"
                width={1080}
                height={960}
                poster={demoPoster}
                data-dark-poster={darkPoster}
                aria-label={DEMO.label}
                className="block h-auto w-full"
              >
                <source src={darkWebm} type="video/webm" media={DARK} />
                <source src={darkMp4} type="video/mp4" media={DARK} />
                <source src={demoWebm} type="video/webm" />
                <source src={demoMp4} type="video/mp4" />
              </video>
            </noscript>
          </div>
          <figcaption className="grid gap-2 text-sm">
            <p>{DEMO.caption}</p>
            <details>
              <summary className="w-fit py-1 font-medium underline underline-offset-4">{DEMO.transcriptTitle}</summary>
              <div className="grid max-w-prose gap-2 pt-2 text-base">
                {DEMO.transcript.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </details>
          </figcaption>
        </figure>
      </div>
    </section>
  )
}
