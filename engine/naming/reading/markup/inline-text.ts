/** The words of an answer without markdown and HTML: emphasis, links, footnotes, entities and invisible characters; and in plain signs. */

import { UNMARKED } from '#engine/naming/reading/spellings.ts'
import { citationAt, withHyphens } from './citation-marks.ts'
import { Pieces } from './pieces.ts'

export interface Link {
  url: string
  /** Where its text stands in the words. */
  at: number
  end: number
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  nbsp: ' ',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  euro: '€',
  eacute: 'é',
  euml: 'ë',
  iuml: 'ï',
  rsquo: '’',
  lsquo: '‘',
  ndash: '–',
  mdash: '—',
}
/** Everything at which plain words stop; what it is, the place decides. Few signs for each character first, as this is asked of every one. */
const SPECIAL =
  /[*_`~\\[\]<&!\t\r]|(?=[\u00a0-\uffff])[\u00a0\u2000-\u2011\u202f\u205f\u2014\u2212\u3000\u00ad\u2060\ufeff【\u00b9\u00b2\u00b3\u2070-\u2079]| (?= |\(?(?:\[|https?:\/\/)|\((?:[Bbs]ron|[Ss]ource))|\((?=\[)|https?:\/\/|['’](?=(?:s|re) )/g
const ENTITY = /&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]{2,8}));/iy
const TAG = /<\/?([a-z][a-z0-9]{0,15})(?:\s[^<>]{0,500})?\/?>/iy
const IMAGE = /!\[[^\]\n]{0,300}\]\([^()\s]{0,2000}(?:\s"[^"\n]{0,200}")?\)/y
const LINK_START =
  /\[([^[\]\n]{0,300})\]\(<?([^()\s<>]{1,2000}(?:\([^()\s]{0,100}\)[^()\s]{0,200})?)>?(?:\s"[^"\n]{0,200}")?\)/y
const ADDRESS = /https?:\/\/[^\s<>()[\]"'“”|]{1,2000}/iy

/** 'It’s a bakery' is read as 'It is a bakery', so that a rule needs no second way of saying it; 'it’s been' is 'it has been'. */
const IS_SHORT =
  /(?<=(?<!\p{L})(?:it|that|there|here|what|who|where|he|she))['’]s(?= (?!(?:\p{Ll}{3,10} )?(?:been|got|had|become|gone)(?!\p{L})))/iuy
const ARE_SHORT = /(?<=(?<!\p{L})(?:they|we|you))['’]re(?= )/iuy

/** Blanks of other widths, as ChatGPT puts them in '9\u202fa.m.', and hyphens at which no line breaks. */
const BLANK = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/
const HYPHEN = /[\u2010\u2011\u2212]/
/** Of the special ones, those that are words or parts of them where they mark nothing. */
const KEPT = /[\t\](\u00b9\u00b2\u00b3\u2070-\u2079]/
/** Blanks, and the signs of a quotation. */
// Bounded: the 40 characters before a place
const LINE_START = /(?:^|\n)[>\s]{0,40}$/
const MAY_CITE = /[ ([<【\u00b9\u00b2\u00b3\u2070-\u2079]/

export function inlineText(answer: string): { words: Pieces; links: Link[] } {
  const words = new Pieces()
  const links: Link[] = []
  let at = 0
  /** The link whose text is being read, where that ends and where the answer goes on. */
  let open: Link | undefined
  let resumeAt = -1
  let resume = -1
  SPECIAL.lastIndex = 0
  const matched = (pattern: RegExp) => {
    pattern.lastIndex = at
    return pattern.exec(answer)
  }
  let line = 0
  let seen = 0
  /** Asked from the first place on, so that no part is looked through twice. */
  const isInRow = (until: number) => {
    const ended = answer.slice(seen, until).lastIndexOf('\n')
    if (ended >= 0) line = seen + ended + 1
    seen = until
    return answer[line] === '|'
  }
  while (at < answer.length) {
    SPECIAL.lastIndex = at
    const next = SPECIAL.exec(answer)?.index ?? answer.length
    const stop = resume >= 0 && resumeAt <= next ? resumeAt : next
    words.add(answer.slice(at, stop), at)
    at = stop
    if (resume >= 0 && at >= resumeAt) {
      open!.end = words.length
      at = resume
      resume = -1
      continue
    }
    if (at >= answer.length) break
    const sign = answer[at]!
    let taken = 1
    let shown = sign
    const cited = resume < 0 && MAY_CITE.test(sign) ? citationAt(answer, at) : null
    if (cited) {
      for (const url of cited.urls) links.push({ url, at: words.length, end: words.length })
      taken = cited.length
      shown = ''
    } else if (sign === '*' || sign === '_' || sign === '~') {
      while (answer[at + taken] === sign) taken++
      shown = isEmphasis(answer, at, taken) ? '' : answer.slice(at, at + taken)
    } else if (sign === '`') {
      while (answer[at + taken] === '`') taken++
      shown = ''
    } else if (sign === '\\') {
      // '5 \* 6': the sign behind it marks nothing.
      const escaped = /[\p{P}\p{S}]/u.exec(answer[at + 1] ?? '')?.[0]
      if (escaped !== undefined) [taken, shown, at] = [1, escaped, at + 1]
    } else if (sign === '!') {
      const image = matched(IMAGE)
      if (image) [taken, shown] = [image[0].length, '']
    } else if (sign === '[') {
      const link = resume < 0 ? matched(LINK_START) : null
      if (link) {
        open = { url: withHyphens(link[2]!), at: words.length, end: words.length }
        links.push(open)
        resumeAt = at + 1 + link[1]!.length
        resume = at + link[0].length
        shown = ''
      }
    } else if (sign === '<') {
      const tag = matched(TAG)
      if (tag) [taken, shown] = [tag[0].length, shownTag(tag[0], tag[1]!.toLowerCase())]
      // '<br>' at the end of a line ends no more than that line, and within a row of a table none.
      if (shown === '\n' && answer[at + taken] === '\n') taken++
      else if (shown === '\n' && at + taken < answer.length && isInRow(at)) shown = '; '
    } else if (sign === '&') {
      const entity = matched(ENTITY)
      if (entity) [taken, shown] = [entity[0].length, shownEntity(entity)]
    } else if (sign === ' ') {
      // At the start of a line blanks are its depth.
      const lineStart = LINE_START.test(answer.slice(Math.max(0, at - 40), at))
      while (answer[at + taken] === ' ') taken++
      shown = lineStart ? answer.slice(at, at + taken) : ' '
    } else if (sign === "'" || sign === '’') {
      if (matched(IS_SHORT)) [taken, shown] = [2, ' is']
      else if (matched(ARE_SHORT)) [taken, shown] = [3, ' are']
    } else if (sign === 'h' || sign === 'H') {
      const address = matched(ADDRESS)
      if (address) {
        shown = withHyphens(address[0])
        taken = shown.length
        links.push({ url: shown, at: words.length, end: words.length + shown.length })
      }
    } else if (BLANK.test(sign)) shown = ' '
    else if (sign === '—') shown = isTight(answer, at) ? ' – ' : sign
    else if (HYPHEN.test(sign)) shown = '-'
    else if (!KEPT.test(sign)) shown = ''
    words.add(shown, at)
    at += taken
  }
  return { words, links }
}

/** 'Founded in 1998—the owner is …', as English sets it, and no range of numbers. */
function isTight(answer: string, at: number): boolean {
  const [before, after] = [answer[at - 1] ?? '\n', answer[at + 1] ?? '\n']
  return !/\s/.test(before) && !/\s/.test(after) && !(/\d/.test(before) && /\d/.test(after))
}

/** A lone star before a blank is a list's mark, and an underscore within a word is part of it. */
function isEmphasis(answer: string, at: number, length: number): boolean {
  const [before, after, sign] = [answer[at - 1] ?? '\n', answer[at + length] ?? '\n', answer[at]]
  if (sign === '_') return !/[\p{L}\d]/u.test(before) || !/[\p{L}\d]/u.test(after)
  if (sign === '~') return length === 2
  return length > 1 || !(/\s/.test(before) && /\s/.test(after))
}

function shownTag(tag: string, name: string): string {
  if (name === 'li') return tag.startsWith('</') ? '' : '\n- '
  if (name === 'br' || name === 'tr' || name === 'p' || name === 'div' || name === 'ul') return '\n'
  if (/^h[1-6]$/.test(name)) return '\n'
  return (name === 'td' || name === 'th') && tag.startsWith('</') ? '\t' : ''
}

function shownEntity([all, decimal, hex, name]: RegExpExecArray): string {
  if (name) return ENTITIES[name.toLowerCase()] ?? all
  const code = decimal ? Number(decimal) : Number.parseInt(hex!, 16)
  return code === 160 ? ' ' : code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/** Curly quotes, dashes, bullets and signs as those that the patterns know as well. */
const PLAIN_SIGNS = new Map(
  [
    ["'", '’‘'],
    ['"', '“”„'],
    ['-', '–—'],
    ['·', '•‣◦▪●'],
    ['£', '€'],
    ['x', '✗✘❌✖✕'],
  ].flatMap(([plain, signs]) => [...signs!].map((sign) => [sign, plain!] as const)),
)
/** A picture, or any other sign. */
export const OTHER_SIGN = '¤'
const WIDE = /[\u0100-\uffff]/
const WIDE_CHARACTER = /[\ud800-\udbff][\udc00-\udfff]|[\u0100-\uffff]/g
/** What says how a picture is drawn is no mark of a letter. */
const LETTER = /(?![\ufe00-\ufe0f])[\p{L}\p{M}]/u

/** With every sign in its place. What is left is nearly always a text of one byte a character, which V8 searches in less time. */
export function plainSigns(text: string): string {
  if (!WIDE.test(text)) return inOneByte(text)
  const plain = text.replace(
    WIDE_CHARACTER,
    (sign) => PLAIN_SIGNS.get(sign) ?? (LETTER.test(sign) ? plainLetter(sign) : OTHER_SIGN.repeat(sign.length)),
  )
  // Letters of other alphabets stay, and those that are two ('œ').
  return WIDE.test(plain) ? plain : inOneByte(plain)
}

/** 'Luczak' for 'Łuczak', as names are compared without marks: one wide letter keeps every pattern of the whole answer in two kinds of machine code. */
function plainLetter(letter: string): string {
  const small = letter.toLowerCase()
  const bare = UNMARKED[small] ?? small.normalize('NFD')[0]!
  if (letter.length > 1 || !/^[a-z]$/.test(bare)) return letter
  return letter === small ? bare : bare.toUpperCase()
}

/** What was cut out of a text with wider characters keeps two bytes for each. */
const inOneByte = (text: string) => Buffer.from(text, 'latin1').toString('latin1')

export function startsSentence(text: string, at: number): boolean {
  let i = at - 1
  while (i >= 0 && ' "\'“”‘’(*'.includes(text[i]!)) i--
  // '🐝 Check De Linde': a picture stands between sentences.
  return i < 0 || `.!?\n:|·${OTHER_SIGN}`.includes(text[i]!)
}
