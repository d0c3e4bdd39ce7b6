import { HERO, SITE } from '#app/copy/marketing.ts'
import { WIDTH } from '#app/routes/marketing/site/site-width.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import type { ExamplePiece } from '#features/example/example.ts'
import { URLS } from '#features/urls.ts'
import { HeroExample } from './hero-example.tsx'

/** The value proposition and the company box, next to an example that shows the typed name. */
export function Hero({ example }: { example: ExamplePiece }) {
  return (
    <section
      aria-labelledby="kop"
      className={`${WIDTH} grid grid-cols-1 items-center gap-7 pt-2 pb-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-16 lg:pt-14 lg:pb-24`}
    >
      <div className="grid gap-4 lg:gap-6">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Badge tone="marker">{SITE.beta}</Badge>
          <span className="font-medium">{SITE.inviteOnly}</span>
        </p>
        <h1
          id="kop"
          className="max-w-[22ch] text-[clamp(2.25rem,1.3rem+3.6vw,3.75rem)] leading-[1.05] tracking-[-0.022em]"
        >
          {HERO.title}
        </h1>
        <p className="max-w-[52ch] text-soft lg:text-lg">{HERO.lead}</p>
        <form action={URLS.auth} method="get" data-hero className="grid max-w-[34rem] gap-2 lg:gap-4">
          <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
            <label className="grid gap-1.5">
              <span className="font-semibold">{HERO.field}</span>
              <input
                name="bedrijf"
                type="text"
                maxLength={100}
                autoComplete="organization"
                placeholder={HERO.placeholder}
                className="min-h-12 w-full rounded-md border-2 border-ink bg-sheet px-3.5 text-lg text-ink placeholder:text-soft placeholder:opacity-100"
              />
            </label>
            <Button className="min-h-12 self-end">{SITE.joinWaitlist}</Button>
          </div>
          <p>
            <a href={URLS.login} className="inline-block py-1 font-medium">
              {SITE.signIn}
            </a>
          </p>
        </form>
      </div>
      <HeroExample example={example} />
    </section>
  )
}
