import { PRO_BENEFITS } from '#app/copy/pro-benefits.ts'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { URLS } from '#features/urls.ts'

/** Shown below every tab for Gratis: what Pro adds, with a link. */
export function UpgradeBanner() {
  return (
    <section
      aria-labelledby="meer-met-pro"
      className="mt-4 grid items-center gap-x-8 gap-y-3 rounded-md border border-edge bg-sheet p-4 md:grid-cols-[1fr_auto] print:hidden"
    >
      <div className="grid gap-1">
        <h2 id="meer-met-pro" className="font-sans text-base font-semibold">
          Meer met Pro
        </h2>
        <ul className="text-sm text-soft sm:flex sm:flex-wrap sm:gap-x-5">
          {PRO_BENEFITS.map((benefit) => (
            <li key={benefit} className="max-sm:inline max-sm:not-last:after:content-['_·_']">
              {benefit}
            </li>
          ))}
        </ul>
      </div>
      <ButtonAnchor href={URLS.pricing} className="justify-self-start">
        Upgrade naar Pro
      </ButtonAnchor>
    </section>
  )
}
