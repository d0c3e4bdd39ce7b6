/** Walks a page's tree once, without recursion, so that deeply nested pages cannot overflow the stack. */
import type { DefaultTreeAdapterMap } from 'parse5'
import { decodeCfEmail } from '#engine/extract/contact/emails.ts'
import { isFiller } from '#engine/text.ts'
import { BLOCKS, blockOf, HIDING_STYLE, type Region, regionOf, SKIP } from './element-rules.ts'
import type { Element, Link, Node, PageMarkup } from './page-markup.ts'

interface Frame {
  region: Region
  hidden: boolean
  block: string
}

const APP_ROOTS = new Set(['root', 'app', '__next', '__nuxt', '___gatsby', 'svelte', 'app-root', 'main-app'])
const MAX_LINE = 5000
/** A page with more links or images than this repeats itself. */
const MAX_LINKS = 5000

export function walkPage(tree: DefaultTreeAdapterMap['document'], base: string): PageMarkup {
  const page: PageMarkup = {
    lang: '',
    title: '',
    metas: [],
    headLinks: [],
    links: [],
    lines: [],
    jsonLd: [],
    details: [],
    images: [],
    comments: [],
    emptyRoots: [],
    scripts: 0,
    hasMicrodata: false,
    hasRdfa: false,
    hasForm: false,
    times: [],
    blockquotes: 0,
    listItems: 0,
    tables: 0,
  }
  let baseUrl = base
  let buffer = ''
  let afterElement = false
  let current: Frame = { region: 'main', hidden: false, block: 'body' }
  const openLinks: { element: Element; link: Link; line: number; offset: number }[] = []
  /** Elements that are a heading by their role. */
  const ariaHeadings = new Set<Element>()
  const openDetails: { from: number; question: string }[] = []

  const flush = () => {
    const text = squash(buffer)
    buffer = ''
    afterElement = false
    if (text && !isFiller(text))
      page.lines.push({
        text: text.slice(0, MAX_LINE),
        tag: current.block,
        region: current.region,
        hidden: current.hidden,
      })
  }
  const textSince = (line: number, offset: number) => {
    const lines = page.lines.slice(line).map((l) => l.text)
    const rest = squash(lines.length ? buffer : buffer.slice(offset))
    return squash([...lines, rest].join(' '))
  }

  const open = (element: Element, frame: Frame): Frame | null => {
    const name = element.tagName
    const attributes = element.attrs
    let id = '',
      marks = '',
      style = '',
      role = '',
      level = '',
      hidden = frame.hidden
    for (const { name: key, value } of attributes) {
      if (key === 'id') id = value
      else if (key === 'class') marks = value
      else if (key === 'style') style = value
      else if (key === 'role') role = value
      else if (key === 'aria-level') level = value
      else if (key === 'hidden' && value !== 'until-found') hidden = true
      else if (key === 'itemscope') page.hasMicrodata = true
      else if (key === 'typeof' || key === 'vocab') page.hasRdfa = true
      else if (key === 'data-cfemail') buffer += ` ${decodeCfEmail(value) ?? ''} `
    }
    if (style && HIDING_STYLE.test(style)) hidden = true
    const region = regionOf(name, `${id} ${marks}`.toLowerCase(), role, frame.region)
    const isHeading = role === 'heading'
    if (isHeading) ariaHeadings.add(element)
    if (isHeading || BLOCKS.has(name) || name === 'br') flush()
    else if (name === 'td' || name === 'th') buffer += ' '
    else if (afterElement) buffer += ' '
    afterElement = false
    const block = blockOf(isHeading ? `h${/^[1-6]$/.exec(level)?.[0] ?? 2}` : name, frame.block)
    const inner: Frame = { region, hidden, block }
    if (name !== 'br') current = inner

    const icon = openLinks.at(-1)?.link
    if (icon?.text === '') icon.text = labelOf(element)

    switch (name) {
      case 'html':
        page.lang = attribute(element, 'lang') ?? ''
        break
      case 'base':
        baseUrl = resolve(attribute(element, 'href') ?? '', base) || base
        break
      case 'title':
        if (!page.title && element.namespaceURI.endsWith('xhtml')) page.title = squash(textOf(element))
        return null
      case 'meta': {
        const key = attribute(element, 'property') ?? attribute(element, 'name') ?? attribute(element, 'http-equiv')
        if (key)
          page.metas.push({ name: key.toLowerCase().trim(), content: squash(attribute(element, 'content') ?? '') })
        return null
      }
      case 'link':
        page.headLinks.push({
          rel: (attribute(element, 'rel') ?? '').toLowerCase(),
          href: resolve(attribute(element, 'href') ?? '', baseUrl),
          hreflang: attribute(element, 'hreflang') ?? '',
        })
        return null
      case 'script':
        page.scripts++
        if (/^\s*application\/ld\+json/i.test(attribute(element, 'type') ?? '')) page.jsonLd.push(textOf(element))
        return null
      case 'img':
      case 'source': {
        const src = attribute(element, 'src') ?? attribute(element, 'data-src') ?? ''
        if (name === 'img' && src && page.images.length < MAX_LINKS)
          page.images.push({
            src: src.length > 2000 ? '' : resolve(src, baseUrl),
            alt: squash(attribute(element, 'alt') ?? ''),
            marks: `${id} ${marks}`,
            region,
          })
        return null
      }
      case 'a':
      case 'area': {
        const href = attribute(element, 'href')
        if (href !== null && page.links.length < MAX_LINKS) {
          const link: Link = {
            href: resolve(href, baseUrl),
            text: attribute(element, 'aria-label') ?? attribute(element, 'title') ?? '',
            rel: attribute(element, 'rel') ?? '',
            region,
          }
          page.links.push(link)
          if (name === 'a') openLinks.push({ element, link, line: page.lines.length, offset: buffer.length })
        }
        break
      }
      case 'details':
        openDetails.push({ from: page.lines.length, question: '' })
        break
      case 'time': {
        const at = attribute(element, 'datetime')
        if (at) page.times.push(at)
        break
      }
      case 'form':
        page.hasForm = true
        break
      case 'blockquote':
      case 'q':
        page.blockquotes++
        break
      case 'li':
        page.listItems++
        break
      case 'table':
        page.tables++
        break
    }
    if (APP_ROOTS.has(id) && !element.childNodes.some((child) => 'tagName' in child)) page.emptyRoots.push(`#${id}`)
    if (SKIP.has(name)) return null
    return inner
  }

  const close = (element: Element) => {
    const name = element.tagName
    const opened = openLinks.at(-1)
    if (opened?.element === element) {
      openLinks.pop()
      opened.link.text = textSince(opened.line, opened.offset).slice(0, 200) || opened.link.text
    }
    if (BLOCKS.has(name) || ariaHeadings.has(element)) flush()
    else afterElement = buffer.length > 0
    if (name === 'summary' && openDetails.length) {
      const details = openDetails.at(-1)!
      details.question = page.lines
        .slice(details.from)
        .map((l) => l.text)
        .join(' ')
      details.from = page.lines.length
    }
    if (name === 'details') {
      const details = openDetails.pop()
      const answer = details
        ? page.lines
            .slice(details.from)
            .map((l) => l.text)
            .join(' ')
        : ''
      if (details?.question && answer)
        page.details.push({ question: details.question.slice(0, 300), answer: answer.slice(0, 2000) })
    }
  }

  const stack: { node: Element | null; children: Node[]; next: number; frame: Frame }[] = [
    { node: null, children: tree.childNodes, next: 0, frame: current },
  ]
  while (stack.length) {
    const top = stack[stack.length - 1]!
    if (top.next >= top.children.length) {
      stack.pop()
      if (top.node) {
        close(top.node)
        current = stack[stack.length - 1]?.frame ?? current
      }
      continue
    }
    const child = top.children[top.next++]!
    if ('tagName' in child) {
      const frame = open(child, top.frame)
      if (frame) stack.push({ node: child, children: child.childNodes, next: 0, frame })
      else current = top.frame
    } else if (child.nodeName === '#text') {
      const value = (child as DefaultTreeAdapterMap['textNode']).value
      buffer += value
      if (/\S/.test(value)) afterElement = false
    } else if (child.nodeName === '#comment') {
      const value = (child as DefaultTreeAdapterMap['commentNode']).data
      if (page.comments.length < 200) page.comments.push(value.slice(0, 2000))
    }
  }
  flush()
  return page
}

/** What an icon in a link says to who cannot see it. */
function labelOf(element: Element): string {
  const { tagName, childNodes } = element
  if (tagName === 'img') return squash(attribute(element, 'alt') ?? '').slice(0, 200)
  const title = tagName === 'svg' ? childNodes.find((child) => child.nodeName === 'title') : undefined
  const label = attribute(element, 'aria-label') ?? attribute(element, 'title')
  return squash(label ?? (title ? textOf(title as Element) : '')).slice(0, 200)
}

export function attribute(element: Element, name: string): string | null {
  for (const entry of element.attrs) if (entry.name === name) return entry.value
  return null
}

/** The text of an element that holds text only (title, script). */
export function textOf(element: Element): string {
  let text = ''
  for (const child of element.childNodes)
    if (child.nodeName === '#text') text += (child as DefaultTreeAdapterMap['textNode']).value
  return text
}

export function squash(text: string): string {
  // Soft hyphens and zero-width characters would split words and numbers for text rules.
  return text
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function resolve(href: string, base: string): string {
  const value = href.trim()
  if (value.length > 4000) return ''
  if (/^(?:mailto|tel|javascript|data|sms|whatsapp):/i.test(value)) return value
  return URL.parse(value, base)?.href ?? ''
}
