/** A page's characters split into text, attributes and scripts. Linear in the size of the page. */
import type { Page } from '#engine/extract/page/page.ts'

export type Zone = 'text' | 'attribute' | 'script'

export interface View {
  zone: Zone
  text: string
  /** With a blank for every tag, so that cells and lines stand beside each other. */
  spaced?: true
}

/** The part of a page that is searched. */
const MAX_CHARACTERS = 1_500_000
const MAX_SCRIPTS = 400_000
/** Inline tags: they can split what a reader sees as one word or number. */
const INLINE = new Set(
  'a abbr b bdi bdo big cite code em font i kbd mark o:p q s samp small span strong sub sup tspan u wbr'.split(' '),
)

export function viewsOf(page: Page): View[] {
  const html = page.html.length > MAX_CHARACTERS ? page.html.slice(0, MAX_CHARACTERS) : page.html
  const joined: string[] = []
  const spaced: string[] = []
  const attributes: string[] = []
  const scripts: string[] = []
  let scripted = 0
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    const text = open < 0 ? html.slice(at) : html.slice(at, open)
    joined.push(text)
    spaced.push(text)
    if (open < 0) break
    if (html.startsWith('<!--', open)) {
      // Comments are not on the page.
      const end = html.indexOf('-->', open + 4)
      at = end < 0 ? html.length : end + 3
      continue
    }
    const close = html.indexOf('>', open)
    if (close < 0) break
    const tag = html.slice(open + 1, close)
    const name = /^\/?([a-z][a-z0-9:-]{0,20})/i.exec(tag)?.[1]?.toLowerCase() ?? ''
    if (!name) {
      joined.push('<')
      at = open + 1
      continue
    }
    if (name.length + 1 < tag.length && !tag.startsWith('/'))
      attributes.push(tag.slice(name.length, name.length + 4000), '\n')
    joined.push(INLINE.has(name) ? '' : '\n')
    spaced.push(' ')
    at = close + 1
    if ((name === 'script' || name === 'style') && !tag.startsWith('/')) {
      const end = indexOfClose(html, name, at)
      if (name === 'script' && scripted < MAX_SCRIPTS) {
        const body = html.slice(at, Math.min(end, at + MAX_SCRIPTS - scripted))
        scripted += body.length
        scripts.push(body, '\n')
      }
      at = end
    }
  }
  return [
    { zone: 'text', text: decoded(joined.join('')) },
    { zone: 'text', text: decoded(spaced.join('')), spaced: true },
    { zone: 'attribute', text: decoded(attributes.join('')) },
    { zone: 'script', text: unscripted(decoded(scripts.join(''))) },
  ]
}

function indexOfClose(html: string, name: string, from: number): number {
  // Bounded: the name of an element, of at most 20 letters and no pattern
  const close = new RegExp(`</${name}`, 'ig')
  close.lastIndex = from
  return close.exec(html)?.index ?? html.length
}

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  shy: '',
  zwnj: '',
  zwj: '',
  commat: '@',
  period: '.',
  num: '#',
  hyphen: '-',
  dash: '-',
  ndash: '–',
  mdash: '—',
  eacute: 'é',
  euml: 'ë',
  copy: '©',
  lpar: '(',
  rpar: ')',
  plus: '+',
  colon: ':',
  euro: '€',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  laquo: '«',
  raquo: '»',
  lsaquo: '‹',
  rsaquo: '›',
  percnt: '%',
  times: '×',
  sup2: '²',
  sup3: '³',
  hellip: '…',
  sol: '/',
}

/** Entities, soft hyphens and the many kinds of space and digit, as a reader sees them. */
function decoded(text: string): string {
  return text
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(sup[23]|[a-z]{2,10}));?/gi, (all, decimal, hex, name) => {
      if (name !== undefined) return NAMED[name.toLowerCase()] ?? all
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
      return code > 0 && code < 0x11_0000 ? String.fromCodePoint(code) : ' '
    })
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000\t\r]/g, ' ')
    .replace(/[\u2010-\u2012\u2212]/g, '-')
    .replace(/[\uff10-\uff19]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xff10 + 48))
}

/** Escapes undone, and pieces of strings put together: 'info' + '@' + 'bedrijf.nl'. */
function unscripted(text: string): string {
  return (
    text
      .replace(/\\(?:u([0-9a-f]{4})|x([0-9a-f]{2}))/gi, (_all, four, two) =>
        String.fromCharCode(Number.parseInt(four ?? two, 16)),
      )
      .replace(/\\\//g, '/')
      .replace(/["'`] {0,3}\+ {0,3}["'`]/g, '')
      // Bounded: looks at most 50 characters on
      .replace(/["'] {0,3}, {0,3}["'](?=[^"']{0,40}["']\s{0,2}\]\s{0,2}\.join)/g, '')
  )
}
