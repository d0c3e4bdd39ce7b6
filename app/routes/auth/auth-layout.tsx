import type { ReactNode } from 'react'
import { DEMO, HERO } from '#app/copy/marketing.ts'
import { Wordmark } from '#app/ui/wordmark.tsx'
import { BRAND } from '#features/brand.ts'
import { URLS } from '#features/urls.ts'

/** The layout of every screen before sign-in: the form, and what the product does. */
export function AuthLayout({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(26rem,5fr)_6fr]">
      <main id="inhoud" className="flex flex-col px-5 py-8 sm:px-10 lg:px-16">
        <a href={URLS.home} className="self-start text-xl no-underline">
          <Wordmark>{BRAND.name}</Wordmark>
        </a>
        <div className="my-auto grid w-full max-w-[26rem] gap-7 py-12 lg:py-16">
          <div className="grid gap-2">
            <h1 className="text-2xl">{title}</h1>
            {intro ? <p className="text-soft">{intro}</p> : null}
          </div>
          {children}
        </div>
      </main>
      <ExampleAnswer />
    </div>
  )
}

/** The product's purpose in its own form: an answer in which one name is marked. */
function ExampleAnswer() {
  return (
    <aside
      aria-label="Voorbeeld"
      className="flex flex-col justify-center border-t border-hairline bg-shade px-5 py-12 sm:px-10 lg:border-s lg:border-t-0 lg:px-20 lg:py-16"
    >
      <div className="mx-auto grid w-full max-w-[34rem] gap-6 lg:gap-9">
        <p className="max-w-[24rem] justify-self-end rounded-md text-balance border border-edge bg-paper px-4 py-2.5">
          {HERO.question}
        </p>
        <blockquote className="font-serif text-xl leading-[1.4] lg:text-2xl lg:leading-[1.38]">
          {HERO.answer}{' '}
          <strong className="marker-stroke marker-draw font-semibold whitespace-nowrap">{DEMO.restaurant}</strong>. Er
          is een lange tafel tot zestien personen en de helft van de kaart is vegetarisch.
        </blockquote>
        <p className="border-t border-edge pt-3 text-sm text-soft">
          Verzonnen voorbeeld. Zo noemt een AI-assistent een bedrijf waarvan hij de gegevens kan vinden en lezen.
        </p>
      </div>
    </aside>
  )
}
