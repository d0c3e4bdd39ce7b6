import { type ReactNode, useId } from 'react'

/** One thing on a sheet of its own. */
export function Card({
  title,
  children,
  className = '',
}: {
  title?: ReactNode
  children: ReactNode
  className?: string
}) {
  const id = useId()
  return (
    <section
      {...(title ? { 'aria-labelledby': id } : {})}
      className={`rounded-md border border-hairline bg-sheet p-5 sm:p-6 ${className}`}
    >
      {title ? (
        <h2 id={id} className="mb-3 text-lg">
          {title}
        </h2>
      ) : null}
      {children}
    </section>
  )
}
