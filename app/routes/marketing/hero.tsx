import { HERO, SITE } from '../../copy/marketing.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { URLS } from '../../urls.ts'
import { WIDTH } from './site-layout.tsx'

/** The promise, and an answer with one name missing: the visitor's own, which gets the marker. */
export function Hero() {
  return (
    <section aria-labelledby="kop" className={`${WIDTH} grid gap-12 pt-8 pb-20 lg:gap-16 lg:pt-16 lg:pb-28`}>
      <div className="grid gap-6">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Badge tone="marker">{SITE.beta}</Badge>
          <span className="font-medium">{SITE.inviteOnly}</span>
        </p>
        <h1
          id="kop"
          className="max-w-[18ch] text-[clamp(2.375rem,1.3rem+4.6vw,4.75rem)] leading-[1.04] tracking-[-0.022em]"
        >
          {HERO.title}
        </h1>
        <p className="max-w-[58ch] text-lg text-soft">{HERO.lead}</p>
      </div>
      <form
        action={URLS.auth}
        method="get"
        data-hero
        className="grid gap-7 border-t border-edge pt-8 lg:grid-cols-[2fr_5fr] lg:gap-x-16 lg:pt-10"
      >
        <p className="max-w-[22rem] self-start rounded-md border border-edge bg-sheet px-4 py-2.5 text-balance">
          {HERO.question}
        </p>
        <div className="grid gap-6">
          <label className="flex flex-wrap items-end gap-x-[0.3em] gap-y-2 font-serif text-xl leading-[1.2] sm:text-2xl">
            <span>{HERO.answer}</span>
            <span className="marker-stroke min-w-0 flex-[1_1_15rem]">
              <input
                name="bedrijf"
                type="text"
                maxLength={200}
                autoComplete="organization"
                aria-label={HERO.field}
                placeholder={HERO.placeholder}
                className="w-full min-w-0 rounded-sm bg-transparent px-[0.15em] py-[0.1em] font-semibold text-ink placeholder:font-normal placeholder:text-ink placeholder:opacity-100"
              />
            </span>
          </label>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button>{SITE.joinWaitlist}</Button>
            <a href={URLS.login} className="py-2 font-medium">
              {SITE.signIn}
            </a>
          </div>
          <p className="text-sm text-soft">{HERO.note}</p>
        </div>
      </form>
    </section>
  )
}
