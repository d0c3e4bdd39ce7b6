/** What the lists of the admin area have in common: a table that may be wider than its window, of which on a phone each row is a card. */
import type { ReactNode } from 'react'

const COLUMN = 'px-3 py-2 text-start font-medium first:ps-0'

export function ListTable({
  label,
  heads,
  ticks = false,
  acts = false,
  width = '',
  children,
}: {
  /** What the table is of, for those who do not see it. */
  label: string
  heads: string[]
  /** Whether a column without a title precedes the others, to choose rows. */
  ticks?: boolean
  /** Whether a column without a title follows the others, with what can be done. */
  acts?: boolean
  /** The narrowest that the table becomes on a wide screen, as a class. */
  width?: string
  children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard.
    <section aria-label={label} tabIndex={0} className="relative overflow-x-auto">
      <table className={`block w-full md:table ${width}`}>
        <thead className="border-b border-edge text-sm text-soft max-md:sr-only">
          <tr>
            {ticks ? <UnseenHead>Kies</UnseenHead> : null}
            {heads.map((head) => (
              <th key={head} scope="col" className={COLUMN}>
                {head}
              </th>
            ))}
            {acts ? <UnseenHead>Acties</UnseenHead> : null}
          </tr>
        </thead>
        <tbody className="block md:table-row-group">{children}</tbody>
      </table>
    </section>
  )
}

const UnseenHead = ({ children }: { children: string }) => (
  <th scope="col">
    <span className="sr-only">{children}</span>
  </th>
)

export function ListRow({ className = '', children }: { className?: string; children: ReactNode }) {
  return <tr className={`block border-b border-hairline py-3 align-top md:table-row ${className}`}>{children}</tr>
}

/** What the row is about. */
export function RowHead({ look = 'font-semibold', children }: { look?: string; children: ReactNode }) {
  return (
    <th scope="row" className={`block text-start wrap-anywhere md:table-cell md:max-w-96 md:p-3 md:first:ps-0 ${look}`}>
      {children}
    </th>
  )
}

/** Without a value it is left out of the card on a phone. */
export function ListCell({ label, children }: { label: string; children: ReactNode }) {
  const layout = children === null ? 'hidden' : 'flex'
  return (
    <td className={`${layout} items-baseline gap-2 py-0.5 md:table-cell md:max-w-80 md:p-3 md:first:ps-0`}>
      <span aria-hidden className="w-24 shrink-0 text-sm text-soft md:hidden">
        {label}
      </span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </td>
  )
}

export function RowActs({ children }: { children: ReactNode }) {
  return (
    <td className="block md:table-cell md:py-0.5 md:text-end">
      <span className="flex flex-wrap items-center gap-x-5 md:justify-end">{children}</span>
    </td>
  )
}
