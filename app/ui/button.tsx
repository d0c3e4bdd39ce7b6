import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'

const SHAPE =
  'inline-flex min-h-11 whitespace-nowrap items-center justify-center gap-2 rounded-md px-4 py-2 text-base font-semibold no-underline transition-colors disabled:cursor-not-allowed aria-disabled:cursor-not-allowed [&_svg]:size-[1.15em] [&_svg]:shrink-0'

const LOOKS = {
  primary:
    'bg-ink text-paper hover:bg-marker hover:text-on-marker disabled:bg-shade disabled:text-soft aria-busy:bg-shade aria-busy:text-soft',
  quiet: 'border border-edge bg-sheet text-ink hover:border-ink hover:bg-shade disabled:text-soft disabled:bg-paper',
  danger: 'border border-bad bg-sheet text-bad hover:bg-bad hover:text-on-state',
  text: 'px-1 text-link underline underline-offset-4 hover:decoration-2 font-medium',
  /** Of one in a list, beside its text. */
  remove: '-mx-4 text-bad underline underline-offset-4 hover:decoration-2 font-medium',
  ghost: 'text-ink font-medium hover:bg-shade',
} as const

interface Look {
  look?: keyof typeof LOOKS
  children: ReactNode
}

/** `busy` keeps the button focusable and announces it to screen readers; a second press does nothing. */
export function Button({
  look = 'primary',
  busy = false,
  className = '',
  type = 'submit',
  onClick,
  ...rest
}: Look & ComponentProps<'button'> & { busy?: boolean }) {
  return (
    <button
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={`${SHAPE} ${LOOKS[look]} ${className}`}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  )
}

export function ButtonLink({ look = 'quiet', className = '', ...rest }: Look & LinkProps) {
  return <Link className={`${SHAPE} ${LOOKS[look]} ${className}`} {...rest} />
}

/** A link to a page that the server renders outside the router, or on another site. */
export function ButtonAnchor({ look = 'quiet', className = '', ...rest }: Look & ComponentProps<'a'>) {
  return <a className={`${SHAPE} ${LOOKS[look]} ${className}`} {...rest} />
}
