import { GEO_FAQ } from '#app/copy/geo-faq.ts'
import { Questions } from '#app/ui/text/questions.tsx'

export default function Faq() {
  return (
    <section aria-labelledby="vragen" className="grid max-w-3xl gap-6">
      <h2 id="vragen" className="text-xl">
        Vragen over GEO
      </h2>
      <Questions questions={GEO_FAQ} />
    </section>
  )
}
