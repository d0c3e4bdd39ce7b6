/** The effect of an element on its text: it starts a line, hides it, or marks a region of the page. */

export type Region = 'header' | 'footer' | 'contact' | 'main'

export const SKIP = new Set([
  'style',
  'template',
  'svg',
  'math',
  'iframe',
  'object',
  'canvas',
  'select',
  'datalist',
  'textarea',
  'noscript',
  'audio',
  'video',
])
export const BLOCKS = new Set(
  'address article aside blockquote body button dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol option p pre section summary table tbody tfoot thead tr ul caption'.split(
    ' ',
  ),
)
const NAMED_BLOCKS = new Set(
  'address blockquote button dd dt figcaption h1 h2 h3 h4 h5 h6 legend li p pre summary td th label'.split(' '),
)
const KEPT_BLOCKS = new Set(['li', 'address', 'td', 'dd', 'blockquote'])
export const HIDING_STYLE =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*[01](?:px|pt)?\s*(?:;|!|$)|opacity\s*:\s*0(?:\.0+)?\s*(?:;|!|$)|(?:left|top|text-indent)\s*:\s*-\d{4,}/i

const HEADING = /^h[1-6]$/
/** 'site-footer' and 'footer-widgets', but not 'has-footer' or 'sticky-footer', which are about a page with one. */
const FOOTER_MARK = /(?<!(?:has|with|no|sticky|fixed|show|hide|before|pre|above)[-_])(?<![a-z])footer(?![a-z])/

/** A paragraph in a list item counts as the list item, and a button in a heading as the heading. */
export function blockOf(name: string, outer: string): string {
  if (HEADING.test(outer) && !HEADING.test(name)) return outer
  if (NAMED_BLOCKS.has(name) && name !== 'p') return name
  if (!BLOCKS.has(name)) return outer
  return KEPT_BLOCKS.has(outer) ? outer : name === 'p' ? 'p' : 'div'
}

export function regionOf(name: string, marks: string, role: string, outer: Region): Region {
  // <main> is the main region, whatever class its wrapper has.
  if (name === 'body' || name === 'html' || name === 'main') return 'main'
  if (name === 'footer' || role === 'contentinfo' || FOOTER_MARK.test(marks)) return 'footer'
  if (name === 'header' || name === 'nav' || role === 'banner' || role === 'navigation')
    return outer === 'footer' ? outer : 'header'
  if (outer === 'footer' || outer === 'header') return outer
  const contact =
    name === 'address' || marks.includes('contact') || marks.includes('adres') || marks.includes('address')
  return contact ? 'contact' : outer
}
