import { type ReactNode, useId } from 'react'

interface CardProps {
  title?: ReactNode
  children: ReactNode
  className?: string
}

/** A section on its own sheet. */
export function Card(props: CardProps) {
  return <StaticCard titleId={useId()} {...props} />
}

/** The same for pages without hooks, which must pass the title's id themselves. */
export function StaticCard({ titleId, title, children, className = '' }: CardProps & { titleId: string }) {
  return (
    <section
      {...(title ? { 'aria-labelledby': titleId } : {})}
      className={`rounded-md border border-hairline bg-sheet p-4 sm:p-5 ${className}`}
    >
      {title ? (
        <h2 id={titleId} className="mb-2 text-lg">
          {title}
        </h2>
      ) : null}
      {children}
    </section>
  )
}
