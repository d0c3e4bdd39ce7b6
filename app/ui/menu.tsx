import { Ellipsis } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import { createContext, type ReactNode, type RefObject, use, useRef } from 'react'

const ITEM =
  'flex min-h-11 cursor-pointer items-center gap-2.5 px-4 no-underline data-disabled:cursor-default data-disabled:text-soft data-highlighted:bg-shade data-highlighted:outline-none [&_svg]:size-4'

type Act = () => void
/** What was chosen, until the menu is closed. */
const Chosen = createContext<RefObject<Act | null> | null>(null)

/** The actions of one row. Stays inside the page's landmarks; positioned fixed, so that no scroll box clips it. */
export function Menu({ label, of, children }: { label: string; of: string; children: ReactNode }) {
  const trigger = useRef<HTMLButtonElement>(null)
  const chosen = useRef<Act | null>(null)
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger
        ref={trigger}
        aria-label={label}
        data-menu-of={of}
        className="grid size-11 place-items-center rounded-md border border-transparent noscript:hidden hover:border-edge data-[state=open]:border-ink"
      >
        <Ellipsis aria-hidden className="size-5" />
      </Radix.Trigger>
      <Radix.Content
        align="end"
        sideOffset={4}
        // The act comes after the menu gave the focus back, so that a dialog gives it back to the menu's button too.
        onCloseAutoFocus={(event) => {
          const act = chosen.current
          chosen.current = null
          if (!act) return
          event.preventDefault()
          trigger.current?.focus()
          act()
        }}
        // A low window, as a phone on its side, scrolls the menu.
        className="z-30 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto rounded-md border border-edge bg-sheet py-1 text-ink"
      >
        <Chosen value={chosen}>{children}</Chosen>
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
  const chosen = use(Chosen)
  return (
    <Radix.Item
      onSelect={() => {
        if (chosen) chosen.current = onSelect
      }}
      disabled={disabled}
      className={`${ITEM} ${tone === 'danger' && !disabled ? 'text-bad' : ''}`}
    >
      {children}
    </Radix.Item>
  )
}

/** The button of the menu that is `of` this. */
export function menuButton(of: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-menu-of="${CSS.escape(of)}"]`)
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
