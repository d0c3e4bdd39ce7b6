import { Ellipsis } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

const ITEM =
  'flex min-h-11 cursor-pointer items-center gap-2.5 px-4 no-underline data-disabled:cursor-default data-disabled:text-soft data-highlighted:bg-shade data-highlighted:outline-none [&_svg]:size-4'

/** The actions of one row. Stays inside the page's landmarks; positioned fixed, so that no scroll box clips it. */
export function Menu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger
        aria-label={label}
        className="grid size-11 place-items-center rounded-md border border-transparent hover:border-edge data-[state=open]:border-ink"
      >
        <Ellipsis aria-hidden className="size-5" />
      </Radix.Trigger>
      <Radix.Content
        align="end"
        sideOffset={4}
        className="z-30 min-w-52 rounded-md border border-edge bg-sheet py-1 text-ink"
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}

export function MenuItem({
  onSelect,
  tone = 'plain',
  disabled = false,
  children,
}: {
  onSelect: () => void
  tone?: 'plain' | 'danger'
  disabled?: boolean
  children: ReactNode
}) {
  return (
    <Radix.Item
      onSelect={onSelect}
      disabled={disabled}
      className={`${ITEM} ${tone === 'danger' && !disabled ? 'text-bad' : ''}`}
    >
      {children}
    </Radix.Item>
  )
}

export function MenuLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Radix.Item asChild>
      <a href={href} target="_blank" rel="noreferrer" className={`${ITEM} text-ink`}>
        {children}
      </a>
    </Radix.Item>
  )
}
