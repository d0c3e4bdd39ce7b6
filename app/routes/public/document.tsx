/** The document of pages that the server renders outside React Router: complete HTML, without JavaScript. */
import type { ReactNode } from 'react'
import { PageHead } from '#app/page-head.tsx'
import { staticHtml } from '#app/static-html.ts'

const START = `<!DOCTYPE html><html lang="nl"><head>${staticHtml(<PageHead styles="site" />)}`

/** Components may not use hooks: the page has no JavaScript. The bench passes another `toHtml`. */
export function renderDocument(head: ReactNode, body: ReactNode, toHtml = staticHtml): string {
  return `${START}${toHtml(head)}</head><body>${toHtml(body)}</body></html>`
}

/** JSON-LD; `<` is escaped, so that a customer's text cannot close the script element. */
export function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its only dangerous character escaped.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
