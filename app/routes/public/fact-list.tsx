/** A definition list of short facts. */
import type { ReactNode } from 'react'
import { plainUrl } from '#app/copy/labels.ts'
import { WebLink } from './web-link.tsx'

export type Fact = [term: string, value: ReactNode]

/** Omits facts without a value. */
export function filled(facts: Fact[]): Fact[] {
  return facts.filter(([, value]) => value !== undefined && value !== '')
}

/** `columns`: side by side if there is room, and always on paper. */
export function FactList({ facts, columns = false }: { facts: Fact[]; columns?: boolean }) {
  return (
    <dl className={`grid grid-cols-1 gap-x-8 gap-y-3 print:grid-cols-3 ${columns ? 'sm:grid-cols-3' : ''}`}>
      {facts.map(([term, value]) => (
        <div key={term} className="print:break-inside-avoid">
          <dt className="text-sm text-soft">{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function web(href: string | undefined, text?: string): ReactNode {
  if (!href) return undefined
  return text === undefined ? (
    <WebLink href={href}>{plainUrl(href)}</WebLink>
  ) : (
    <WebLink href={href} plain>
      {text}
    </WebLink>
  )
}

/** Other characters in a mailto link could add recipients, or a whole mail. */
export function mail(address: string | undefined): ReactNode {
  return address && /^[^\s@<>"'?&,;]+@[^\s@<>"'?&,;]+$/.test(address) ? (
    <a href={`mailto:${address}`}>{address}</a>
  ) : (
    address
  )
}

export function phone(number: string | undefined): ReactNode {
  const digits = number?.replace(/[^+\d]/g, '') ?? ''
  return /^\+?\d{3,20}$/.test(digits) ? <a href={`tel:${digits}`}>{number}</a> : number
}
