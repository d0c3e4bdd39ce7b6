/** Escapes any text for markdown, so that it cannot become a heading, link, list, HTML or emphasis. */

/** Every character that some parser treats as a line end, and control characters. */
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu

const PUNCTUATION = '!"#$%&\'()*+,\\-./:;<=>?@[\\]^_`{|}~'
const LONE_BACKSLASH = new RegExp(`\\\\(?=[\\\\${PUNCTUATION}]|$)`, 'g')

export function oneLine(text: string): string {
  return text.replace(BREAKS, ' ').replace(/ {2,}/g, ' ').trim()
}

/** For the middle of a line; a markdown parser returns the same text. */
export function inlineText(text: string): string {
  return (
    oneLine(text)
      .replace(LONE_BACKSLASH, '\\\\')
      .replace(/[*`~[\]]/g, '\\$&')
      // An underscore inside a word is plain text, and e-mail addresses are full of them.
      .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
      // As entities, because a backslash would become part of an address that a reader turns into a link.
      .replace(/&(?=#?\w+;)/g, '&amp;')
      .replaceAll('<', '&lt;')
      // Readers that search for `](` with a regular expression ignore backslashes.
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

/** The address as it may be written between round brackets; null when it is not a web address. */
export function linkTarget(url: string): string | null {
  const parsed = URL.parse(url)
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return null
  return parsed.href.replaceAll('(', '%28').replaceAll(')', '%29').replaceAll('\\', '%5C').replaceAll('|', '%7C')
}
