import { Tabs as Radix } from 'radix-ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'

/** Tabs whose selection is in the URL: plain links before hydration, arrow keys after. */
export function Tabs({
  label,
  value,
  tabs,
  hrefOf,
  children,
}: {
  label: string
  value: string
  tabs: { value: string; label: string }[]
  hrefOf: (value: string) => string
  children: ReactNode
}) {
  const navigate = useNavigate()
  const list = useRef<HTMLDivElement>(null)
  // On a narrow screen the list scrolls sideways: the selected tab must be visible.
  useEffect(() => {
    list.current?.querySelector(`[data-state="active"]`)?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])
  const go = (next: string) =>
    navigate(hrefOf(next), { preventScrollReset: true, replace: true, defaultShouldRevalidate: false })
  return (
    <Radix.Root value={value} onValueChange={go}>
      <Radix.List
        ref={list}
        aria-label={label}
        className="-mx-4 flex gap-x-7 overflow-x-auto border-b border-hairline px-4 sm:mx-0 sm:px-0"
      >
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} asChild>
            <Link
              to={hrefOf(tab.value)}
              preventScrollReset
              replace
              // Radix already navigated on mouse down.
              onClick={(event) => {
                if (!event.metaKey && !event.ctrlKey && !event.shiftKey) event.preventDefault()
              }}
              className="group py-3 whitespace-nowrap text-soft no-underline hover:text-ink data-[state=active]:text-ink"
            >
              <span className="inline-block font-semibold group-data-[state=active]:marker-stroke">{tab.label}</span>
            </Link>
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  )
}

export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Radix.Content value={value} className="pt-8 focus-visible:outline-offset-8">
      {children}
    </Radix.Content>
  )
}
