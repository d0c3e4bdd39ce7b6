import type { ReactNode } from 'react'

/** A ground on which a picture is seen in both themes and on paper: white, or dark for what is all light itself. */
export function ImagePlate({
  onDark,
  className = '',
  children,
}: {
  onDark: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={`flex shrink-0 items-center justify-center overflow-hidden rounded-md border border-hairline p-1.5 [print-color-adjust:exact] ${onDark ? 'bg-plate-dark' : 'bg-plate'} ${className}`}
    >
      {children}
    </span>
  )
}
