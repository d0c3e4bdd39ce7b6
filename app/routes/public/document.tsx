/** The frame of pages that the server renders outside React Router: whole HTML, no JavaScript. */
import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import sourceSerif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { staticHtml } from '../../static-html.ts'
import stylesheet from '../../styles/app.css?url'
import favicon from '../../styles/favicon.svg?url'

const START = staticHtml(
  <>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
  </>,
)
const ASSETS = staticHtml(
  <>
    <link rel="preload" href={instrumentSans} as="font" type="font/woff2" crossOrigin="anonymous" />
    <link rel="preload" href={sourceSerif} as="font" type="font/woff2" crossOrigin="anonymous" />
    <link rel="stylesheet" href={stylesheet} />
    <link rel="icon" href={favicon} type="image/svg+xml" />
  </>,
)

/** Plain components only: hooks have no place in a page without JavaScript. */
export function renderDocument(head: ReactNode, body: ReactNode): string {
  return `<!DOCTYPE html><html lang="nl"><head>${START}${staticHtml(head)}${ASSETS}</head><body>${staticHtml(body)}</body></html>`
}

/** Data for machines; `<` is escaped, so that no text of a customer can close the script. */
export function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its only dangerous character escaped.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/**
 * Links only where the web can be reached by them; anything else is shown as text. `plain`: the link's words do not name the
 * address, so where there is no link the address itself is shown beside them.
 */
export function WebLink({ href, plain = false, children }: { href: string; plain?: boolean; children: ReactNode }) {
  return /^https?:\/\//i.test(href) && URL.canParse(href) ? (
    <a href={href} className="break-words">
      {children}
    </a>
  ) : (
    <span>
      {children}
      {plain ? `: ${href}` : null}
    </span>
  )
}
