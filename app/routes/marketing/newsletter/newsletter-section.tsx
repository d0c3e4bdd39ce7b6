import { NEWSLETTER } from '#app/copy/marketing.ts'
import { WIDTH } from '#app/routes/marketing/site/site-width.ts'
import { NewsletterForm } from './newsletter-form.tsx'

export function NewsletterSection() {
  return (
    <section id="nieuwsbrief" aria-labelledby="nieuwsbrief-kop" className="border-y border-edge bg-paper">
      <div className={`${WIDTH} grid gap-5 py-8 lg:grid-cols-2 lg:gap-28 lg:py-20`}>
        <div className="grid content-start gap-3 lg:gap-4">
          <h2 id="nieuwsbrief-kop" className="text-xl sm:text-2xl">
            {NEWSLETTER.title}
          </h2>
          <p className="max-w-[48ch] lg:text-lg">{NEWSLETTER.text}</p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  )
}
