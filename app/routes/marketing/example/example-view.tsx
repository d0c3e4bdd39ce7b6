import type { ReactNode } from 'react'
import { EXAMPLE_TEXTS } from '#app/copy/marketing-example.ts'
import { Badge } from '#app/ui/badge.tsx'

/** One view of the example. Each says that it is an example, because links may lead to any of them. */
export function ExampleView({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-kop`} className="scroll-mt-16 pt-4 md:pt-6">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3 gap-y-1 md:mb-8">
        <h2 id={`${id}-kop`} className="text-lg text-balance md:text-2xl">
          {title}
        </h2>
        <Badge>{EXAMPLE_TEXTS.tag}</Badge>
      </div>
      {children}
    </section>
  )
}
