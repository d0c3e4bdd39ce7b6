/** Meta tags in the head of a page: what only its maker can write, where a visitor's text would stand in the body. */
import { parse } from 'parse5'
import type { Source } from '#engine/evidence.ts'
import { decodeBody } from './decode.ts'
import { isHtml } from './home-state.ts'

const MOST = 500

/** The contents of the meta tags of this name. */
export function headMetas(source: Source, name: string): string[] {
  if (source.failure || source.status !== 200 || !isHtml(source)) return []
  const html = parse(decodeBody(source.body, source.headers['content-type'])).childNodes.find(
    (node) => node.nodeName === 'html',
  )
  const head = html && 'childNodes' in html ? html.childNodes.find((node) => node.nodeName === 'head') : undefined
  if (!head || !('childNodes' in head)) return []
  return head.childNodes.slice(0, MOST).flatMap((node) => {
    if (node.nodeName !== 'meta' || !('attrs' in node)) return []
    const attribute = (wanted: string) => node.attrs.find((one) => one.name === wanted)?.value ?? ''
    return attribute('name').toLowerCase() === name ? [attribute('content')] : []
  })
}
