/** A name in serif with the marker stroke behind it. */
export function Wordmark({
  children,
  draw = false,
  className = '',
}: {
  children: string
  draw?: boolean
  className?: string
}) {
  return (
    <span
      className={`marker-stroke inline-block font-serif font-semibold tracking-[-0.01em] text-ink ${draw ? 'marker-draw' : ''} ${className}`}
    >
      {children}
    </span>
  )
}
