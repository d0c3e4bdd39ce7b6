import type { ReactNode } from 'react'
import { webUrl } from '#features/web-url.ts'

/**
 * A link for URLs that are reachable on the web; anything else is shown as text. `plain`: the link's text does not contain the URL, so
 * the URL is printed after it, and is shown if there is no link.
 */
export function WebLink({ href, plain = false, children }: { href: string; plain?: boolean; children: ReactNode }) {
  return webUrl(href) ? (
    <a href={href} {...(plain ? { className: "print:after:content-['_('_attr(href)_')']" } : {})}>
      {children}
    </a>
  ) : (
    <span>
      {children}
      {plain ? `: ${href}` : null}
    </span>
  )
}
