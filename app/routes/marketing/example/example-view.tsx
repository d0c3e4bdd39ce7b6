import type { ReactNode } from 'react'
import { EXAMPLE_TEXTS } from '#app/copy/marketing-example.ts'
import { Badge } from '#app/ui/badge.tsx'

/** One part of the example, marked as such wherever someone comes in. */
export function ExampleView({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-kop`} className="scroll-mt-36 pt-8">
      <div className="mb-8 flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <h2 id={`${id}-kop`} className="text-2xl text-balance">
          {title}
        </h2>
        <Badge>{EXAMPLE_TEXTS.tag}</Badge>
      </div>
      {children}
    </section>
  )
}
