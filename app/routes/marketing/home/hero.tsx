import { HERO, SITE } from '#app/copy/marketing.ts'
import { WIDTH } from '#app/routes/marketing/site/site-width.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { URLS } from '#features/urls.ts'

/** The promise, and an answer with one name missing: the visitor's own, which gets the marker. */
export function Hero() {
  return (
    <section aria-labelledby="kop" className={`${WIDTH} grid gap-10 pt-6 pb-16 lg:gap-12 lg:pt-12 lg:pb-24`}>
      <div className="grid gap-6">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Badge tone="marker">{SITE.beta}</Badge>
          <span className="font-medium">{SITE.inviteOnly}</span>
        </p>
        <h1
          id="kop"
          className="max-w-[22ch] text-[clamp(2.375rem,1.3rem+4.6vw,4.75rem)] leading-[1.04] tracking-[-0.022em]"
        >
          {HERO.title}
        </h1>
        <p className="max-w-[58ch] text-lg text-soft">{HERO.lead}</p>
      </div>
      <form action={URLS.auth} method="get" data-hero className="grid gap-8 border-t border-edge pt-6">
        <p className="max-w-[24rem] justify-self-end rounded-md border border-edge bg-sheet px-4 py-2.5 text-balance">
          {HERO.question}
        </p>
        <label className="grid gap-1 font-serif text-[min(1.5rem,7vw)] leading-[1.2] sm:text-2xl lg:text-3xl">
          <span>{HERO.answer}</span>
          <span className="marker-stroke justify-self-start">
            <input
              name="bedrijf"
              type="text"
              maxLength={100}
              autoComplete="organization"
              aria-label={HERO.field}
              placeholder={HERO.placeholder}
              className="w-[15.5em] max-w-[calc(100vw-3.5rem)] rounded-sm bg-transparent py-[0.08em] font-semibold text-ink placeholder:font-normal placeholder:text-ink placeholder:opacity-100"
            />
          </span>
        </label>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button>{SITE.joinWaitlist}</Button>
          <a href={URLS.login} className="py-2 font-medium">
            {SITE.signIn}
          </a>
          <p className="text-sm text-soft lg:ms-auto">{HERO.note}</p>
        </div>
      </form>
    </section>
  )
}
