import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Tabs as Radix } from 'radix-ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useNavigation } from 'react-router'

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
  /** `isEarly` marks a tab that is still being tried out. */
  tabs: { value: string; label: string; isEarly?: boolean }[]
  hrefOf: (value: string) => string
  children: ReactNode
}) {
  const navigate = useNavigate()
  const list = useRef<HTMLDivElement>(null)
  /** Before the scripts have measured it, a narrow screen has more on the right. */
  const [more, setMore] = useState({ before: false, after: true })
  useEffect(() => {
    const tabs = list.current
    if (!tabs) return
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = tabs
      setMore({ before: scrollLeft > 4, after: scrollLeft + clientWidth < scrollWidth - 4 })
    }
    measure()
    const watched = new AbortController()
    tabs.addEventListener('scroll', measure, { passive: true, signal: watched.signal })
    window.addEventListener('resize', measure, { signal: watched.signal })
    return () => watched.abort()
  }, [])
  // On a narrow screen the list scrolls sideways: the selected tab must be visible.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[data-tab="${value}"]`)
    if (tab && list.current) list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2
  }, [value])
  const go = (next: string) =>
    navigate(hrefOf(next), { preventScrollReset: true, replace: true, defaultShouldRevalidate: false })
  const { location: opening, formMethod } = useNavigation()
  const isOpening =
    opening !== undefined &&
    formMethod === undefined &&
    tabs.some((tab) => tab.value !== value && hrefOf(tab.value).split('?')[0] === opening.pathname)
  /** Back to the selected tab while another one is still loading: to Radix nothing changes, so it does not report this. */
  const stay = (chosen: string) => {
    if (isOpening && chosen === value) go(chosen)
  }
  return (
    <Radix.Root value={value} onValueChange={go}>
      <div className="relative -mx-4 border-b border-hairline sm:mx-0 print:hidden">
        <Radix.List
          ref={list}
          aria-label={label}
          className="relative flex scroll-smooth gap-x-7 overflow-x-auto px-4 [scrollbar-width:none] sm:px-0"
        >
          {tabs.map((tab) => (
            <Radix.Trigger key={tab.value} value={tab.value} asChild>
              <Link
                to={hrefOf(tab.value)}
                data-tab={tab.value}
                preventScrollReset
                replace
                onFocus={() => stay(tab.value)}
                // Radix already navigated on mouse down.
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return
                  event.preventDefault()
                  stay(tab.value)
                }}
                className="group flex items-center py-3 whitespace-nowrap text-soft no-underline hover:text-ink data-[state=active]:text-ink"
              >
                <span className="inline-block font-semibold group-data-[state=active]:marker-stroke">{tab.label}</span>
                {tab.isEarly ? (
                  <span className="ms-1.5 rounded-sm border border-edge px-1 text-xs font-semibold tracking-wide text-soft">
                    BETA
                  </span>
                ) : null}
              </Link>
            </Radix.Trigger>
          ))}
        </Radix.List>
        {more.before ? (
          <Edge className="left-0 justify-start bg-linear-to-l">
            <ChevronLeft aria-hidden className="size-5" />
          </Edge>
        ) : null}
        {more.after ? (
          <Edge className="right-0 justify-end bg-linear-to-r">
            <ChevronRight aria-hidden className="size-5" />
          </Edge>
        ) : null}
      </div>
      {children}
    </Radix.Root>
  )
}

export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Radix.Content value={value} className="pt-4 sm:pt-5 focus-visible:outline-offset-8">
      {children}
    </Radix.Content>
  )
}

/** There are more tabs this way; a touch or a click goes through to the tab beneath. */
function Edge({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span
      className={`pointer-events-none absolute inset-y-0 flex w-14 items-center from-transparent to-paper to-60% text-ink lg:hidden ${className}`}
    >
      {children}
    </span>
  )
}
