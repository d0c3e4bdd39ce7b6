import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** Folded on a narrow screen; on a wide one its content is part of the page and the summary is not shown (styles/base.css). */
export function NarrowFold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details data-narrow-fold className="group/narrow">
      <summary className="flex min-h-11 w-fit items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-soft transition-transform group-open/narrow:rotate-180"
        />
      </summary>
      {children}
    </details>
  )
}
