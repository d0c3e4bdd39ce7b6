/** The document of pages that the server renders outside React Router: complete HTML, without JavaScript. No screen imports this. */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PageHead } from '#app/page-head.tsx'

export function renderDocument(head: ReactNode, body: ReactNode): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang="nl">
      <head>
        <PageHead styles="site" />
        {head}
      </head>
      <body>{body}</body>
    </html>,
  )}`
}

/** JSON-LD; `<` is escaped, so that a customer's text cannot close the script element. */
export function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its only dangerous character escaped.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
