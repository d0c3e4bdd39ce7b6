import type { ReactNode } from 'react'

/** An empty list: what will be here, and what to do for it. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-3 border-y border-hairline py-10">
      <h2 className="text-xl">{title}</h2>
      <div className="grid max-w-prose justify-items-start gap-4 text-soft">{children}</div>
    </div>
  )
}
