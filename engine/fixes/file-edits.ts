/** Edits of fetched bytes: replace a file, insert a tag into a page, or replace a tag. */

import type { SiteEvidence, Source } from '#engine/evidence.ts'
import { charsetOf } from '#engine/extract/page/decode.ts'

/** A text file as a server would give it. */
export function withFile(evidence: SiteEvidence, kind: 'robots' | 'llms', body: Uint8Array): SiteEvidence {
  const source = evidence[kind]
  return {
    ...evidence,
    [kind]: {
      ...source,
      status: 200,
      failure: null,
      headers: { ...source.headers, 'content-type': 'text/plain' },
      body,
    },
  }
}

/** The home page's bytes, one character each. */
export function octetsOf(source: Source): string {
  return Buffer.from(source.body.buffer, source.body.byteOffset, source.body.byteLength).toString('latin1')
}

export function withHome(evidence: SiteEvidence, octets: string): SiteEvidence {
  return { ...evidence, home: { ...evidence.home, body: new Uint8Array(Buffer.from(octets, 'latin1')) } }
}

/** Text in the page's encoding: unchanged in UTF-8, else with ASCII escapes for other letters. */
export function asOctets(text: string, page: Source, inAscii: (char: string) => string): string {
  const utf8 = /^utf-?8$/i.test(charsetOf(page.body, page.headers['content-type'] ?? ''))
  return utf8 ? Buffer.from(text, 'utf8').toString('latin1') : text.replace(/\P{ASCII}/gu, inAscii)
}

/** Inserts at the end of the head; without a closing tag at its start, or before the first visible content. */
export function intoHead(html: string, piece: string): string {
  const end = /<\/head\s*>/i.exec(html)?.index
  if (end !== undefined) return `${html.slice(0, end)}${piece}\n${html.slice(end)}`
  const start = /<head(?:\s[^<>]{0,500})?>|<html(?:\s[^<>]{0,500})?>|<!doctype[^<>]{0,500}>/gi
  let at = 0
  for (const match of html.slice(0, 20_000).matchAll(start)) at = match.index + match[0].length
  return `${html.slice(0, at)}\n${piece}\n${html.slice(at)}`
}

export interface ScriptBlock {
  from: number
  to: number
  /** Between the tags. */
  content: string
}

/** The <script type="application/ld+json"> blocks of a page, in its octets. */
export function jsonLdBlocks(octets: string): ScriptBlock[] {
  const blocks: ScriptBlock[] = []
  const opening = /<script\b[^<>]{0,500}>/gi
  for (let match = opening.exec(octets); match !== null; match = opening.exec(octets)) {
    const from = match.index + match[0].length
    const end = /<\/script\s*>/gi
    end.lastIndex = from
    const closing = end.exec(octets)
    if (!closing) break
    if (/ld\+json/i.test(match[0]))
      blocks.push({
        from: match.index,
        to: closing.index + closing[0].length,
        content: octets.slice(from, closing.index),
      })
    opening.lastIndex = closing.index + closing[0].length
  }
  return blocks
}

/** Whether this block is the one that the parser read as `text`. Letters beyond ASCII differ between the two. */
export function isBlockOf(block: ScriptBlock, text: string): boolean {
  const bare = (value: string) => value.replace(/\r\n?/g, '\n').replace(/\P{ASCII}+/gu, '')
  return bare(block.content) === bare(text)
}
