import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const KINDS = {
  info: { Icon: Info, look: 'border-link bg-sheet', icon: 'text-link' },
  good: { Icon: CircleCheck, look: 'border-good bg-good-wash', icon: 'text-good' },
  warn: { Icon: TriangleAlert, look: 'border-warn bg-warn-wash', icon: 'text-warn' },
  bad: { Icon: CircleAlert, look: 'border-bad bg-bad-wash', icon: 'text-bad' },
} as const

/** A message that belongs to the page. `live` announces it: 'alert' for a new error, 'status' otherwise. */
export function Notice({
  kind,
  title,
  live,
  children,
}: {
  kind: keyof typeof KINDS
  title?: ReactNode
  live?: 'alert' | 'status'
  children?: ReactNode
}) {
  const { Icon, look, icon } = KINDS[kind]
  return (
    <div role={live} className={`flex w-full gap-3 rounded-md border-s-4 px-3 py-2.5 sm:px-4 sm:py-3 ${look}`}>
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${icon}`} />
      <div className="min-w-0 max-w-prose">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
    </div>
  )
}
