/** The frame of pages that the server renders outside React Router: whole HTML, no JavaScript. */
import type { ReactNode } from 'react'
import { webUrl } from '#features/web-url.ts'
import { PageHead } from '../../page-head.tsx'
import { staticHtml } from '../../static-html.ts'

const START = `<!DOCTYPE html><html lang="nl"><head>${staticHtml(<PageHead styles="site" />)}`

/** Plain components only: hooks have no place in a page without JavaScript. `toHtml` is another's in the bench. */
export function renderDocument(head: ReactNode, body: ReactNode, toHtml = staticHtml): string {
  return `${START}${toHtml(head)}</head><body>${toHtml(body)}</body></html>`
}

/** Data for machines; `<` is escaped, so that no text of a customer can close the script. */
export function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its only dangerous character escaped.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/**
 * Links only where the web can be reached by them; anything else is shown as text. `plain`: the link's words do not name the
 * address, so it is shown beside them on paper, and where there is no link.
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
