import { FACT_NAMES, placeName } from '#app/copy/landing-pages.ts'
import { Badge, type Tone } from '#app/ui/badge.tsx'
import type { PageFact } from '#engine/landing-page/landing-page.ts'

const OUTCOMES: Record<PageFact['outcome'], { text: string; tone: Tone; order: number }> = {
  differs: { text: 'anders', tone: 'bad', order: 0 },
  misses: { text: 'niet gevonden', tone: 'warn', order: 1 },
  states: { text: 'staat er', tone: 'good', order: 2 },
}

/** The facts of the profile beside what the page states, with where it stands. */
export function PageFacts({ facts }: { facts: PageFact[] }) {
  if (facts.length === 0)
    return <p className="text-soft">Je profiel heeft nog geen gegevens om naast de pagina te leggen.</p>
  const ordered = facts.toSorted((a, b) => OUTCOMES[a.outcome].order - OUTCOMES[b.outcome].order)
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {ordered.map(({ fact, outcome, values, stated }) => (
        <li key={fact} className="grid grid-cols-1 gap-x-8 gap-y-1 py-3 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <div className="grid content-start gap-1">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
              {FACT_NAMES[fact]}
              <Badge tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].text}</Badge>
            </p>
            <p className="wrap-anywhere">{values.slice(0, 8).join(', ')}</p>
          </div>
          <div className="grid content-start gap-1 text-sm text-soft">
            {stated.map((one) => (
              <p key={`${one.place} ${one.quote}`} className="wrap-anywhere">
                {outcome === 'differs' ? (
                  <strong className="font-semibold text-bad">Op de pagina staat: {one.value}. </strong>
                ) : null}
                In {placeName(one.place)}: ‘{one.quote}’
              </p>
            ))}
            {outcome === 'differs' ? (
              <p>Verander dit op de pagina, of in je profiel als de pagina gelijk heeft.</p>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  )
}
