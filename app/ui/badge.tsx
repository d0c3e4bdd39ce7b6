import type { ReactNode } from 'react'

const TONES = {
  neutral: 'border-edge text-ink bg-sheet',
  good: 'border-good text-good bg-good-wash',
  warn: 'border-warn text-warn bg-warn-wash',
  bad: 'border-bad text-bad bg-bad-wash',
  marker: 'border-transparent bg-marker text-on-marker',
} as const
export type Tone = keyof typeof TONES

export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-sm border px-1.5 text-sm font-semibold whitespace-nowrap [&_svg]:size-3.5 ${TONES[tone]}`}
    >
      {children}
    </span>
  )
}
