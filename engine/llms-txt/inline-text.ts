/** Any text as markdown that says the same and does nothing: no heading, link, list, HTML or emphasis of its own. */

/** All that some parser takes for the end of a line, and control characters, which no reader needs. */
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu

const PUNCTUATION = '!"#$%&\'()*+,\\-./:;<=>?@[\\]^_`{|}~'
const LONE_BACKSLASH = new RegExp(`\\\\(?=[\\\\${PUNCTUATION}]|$)`, 'g')

export function oneLine(text: string): string {
  return text.replace(BREAKS, ' ').replace(/ {2,}/g, ' ').trim()
}

/** For the middle of a line; a markdown reader gets the very same text back. */
export function inlineText(text: string): string {
  return (
    oneLine(text)
      .replace(LONE_BACKSLASH, '\\\\')
      .replace(/[*`~[\]]/g, '\\$&')
      // An underscore inside a word is plain text, and e-mail addresses are full of them.
      .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
      // As entities: a backslash in front would become part of an address that a reader makes a link of.
      .replace(/&(?=#?\w+;)/g, '&amp;')
      .replaceAll('<', '&lt;')
      // Readers that look for `](` with a regular expression know no backslashes.
      .replaceAll('](', ']\\(')
  )
}

/** For the start of a line, where more characters have a meaning. */
export function lineText(text: string): string {
  return inlineText(text)
    .replace(/^[#>+\-=|:]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
}

/** For a heading, which ignores number signs at its end. */
export function headingText(text: string): string {
  return inlineText(text).replace(/(?<!#)#+$/, (signs) => '\\#'.repeat(signs.length))
}

/** For a link's title. The reference parser stops at the first square bracket, backslash or not. */
export function titleText(text: string): string {
  return inlineText(text.replaceAll('[', '(').replaceAll(']', ')'))
}

/** The address as it may stand between round brackets, or null where it is none of the web. */
export function linkTarget(url: string): string | null {
  const parsed = URL.parse(url)
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return null
  return parsed.href.replaceAll('(', '%28').replaceAll(')', '%29').replaceAll('\\', '%5C').replaceAll('|', '%7C')
}
