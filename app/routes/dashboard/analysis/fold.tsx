import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'

/** A part of the report that starts folded. A native element, so that it opens without scripts. */
export function Fold({ title, open = false, children }: { title: string; open?: boolean; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <details open={open} className="group/fold border-b border-hairline">
        <summary className="flex items-center justify-between gap-4 py-3 sm:py-4 [&::-webkit-details-marker]:hidden">
          <h2 id={id} className="font-sans text-base font-semibold">
            {title}
          </h2>
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 text-soft transition-transform group-open/fold:rotate-180 print:hidden"
          />
        </summary>
        <div className="pb-6">{children}</div>
      </details>
    </section>
  )
}
