import type { ReactNode } from 'react'

/** A background on which a picture is visible in both themes and on paper: white, or dark for a light picture. */
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
