import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'

/** Leads to the page with the question; where scripts run, the question comes over what is shown. */
export function QuestionLink({
  to,
  onAsk,
  label,
  className = '',
  children,
}: {
  to: string
  onAsk: () => void
  /** What it does to which row, where its text does not say so. */
  label?: string
  className?: string
  children: ReactNode
}) {
  function ask(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onAsk()
  }
  return (
    <Link to={to} onClick={ask} aria-label={label} className={`inline-flex min-h-11 items-center ${className}`}>
      {children}
    </Link>
  )
}
