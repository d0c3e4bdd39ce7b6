/** The facts of a document, each with the passage that says it. */

import type { DocumentProblem } from '#engine/documents/document-problems.ts'
import { factsOfPages } from '#engine/extract/found-facts.ts'
import { readPage } from '#engine/extract/page/page.ts'
import { siteContext } from '#engine/extract/site-context.ts'
import { emptySource } from '#engine/fetch/empty-source.ts'
import type { FoundFacts } from '#engine/found-facts.ts'
import { documentText } from './document-text.ts'

export interface DocumentContext {
  /** The file's name, with its ending. */
  name: string
  /** The website of the company: whose e-mail addresses are its own. */
  website: string
  /** What the company's account calls it. */
  company?: string
  /** ISO 8601. */
  takenAt: string
}

export type DocumentFacts = { ok: true; found: FoundFacts } | { ok: false; problem: DocumentProblem }

export async function factsOfDocument(bytes: Uint8Array, context: DocumentContext): Promise<DocumentFacts> {
  const text = await documentText(bytes, context.name)
  if (!text.ok) return text
  const encoder = new TextEncoder()
  const pages = text.pages.map((html, at) => {
    const url = new URL(`/${at + 1}`, context.website).href
    return readPage({
      ...emptySource(at === 0 ? 'home' : 'page', url),
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: encoder.encode(html),
    })
  })
  const found = factsOfPages(siteContext(pages, context.website, context.takenAt), context.company)
  const names = pages.map(({ url }, at) => ({ url, name: text.isPaged ? `pagina ${at + 1}` : '' }))
  return { ok: true, found: { ...found, pages: names } }
}
