/**
 * The marks by which an assistant says where it read something: '([kvk.nl](https://…))' of ChatGPT, '[1]' and '[1](https://…)' of Perplexity,
 * '[^1^]' of Copilot, '【4†source】', '¹'. They are no words of the answer: left there, they join two sentences to one.
 */

export interface CitationMark {
  /** So many characters of the answer. */
  length: number
  /** The pages behind it. */
  urls: string[]
}

// Bounded in this file: every part takes at most so many characters as stand behind it

const ADDRESS = String.raw`<?https?:\/\/[^()\s<>]{1,2000}(?:\([^()\s]{0,100}\)[^()\s]{0,200})?>?(?:\s"[^"\n]{0,200}")?`
const LINK = String.raw`\[\[?[^[\]\n]{0,120}\]?\](?:\(${ADDRESS}\)|\[[^[\]\n]{1,40}\])`
/** '([kvk.nl](https://…), [gids.nl](https://…))' */
const GROUP = new RegExp(String.raw` ?\((?:${LINK}(?:[,;|·] ?| )?){1,6}\)`, 'y')
/** '[1](https://…)', '[[2]](https://…)' */
const NUMBERED = new RegExp(String.raw` ?\[\[?\^?\d{1,3}\^?\]?\]\(${ADDRESS}\)`, 'y')
/** '[1]', '[^2]', '[^2^]', '[x]', '[1, 3]' */
const FOOTNOTE = /\[(?:\^?[\d, ]{1,12}\^?|\^[\w-]{1,20}\^?|[xX ])\]:?/y
const BRACKETS = /【[^【】\n]{0,80}】/y
const RAISED = /<sup>\s?\[?\d{1,3}(?:[, ]{1,2}\d{1,3}){0,5}\]?\s?<\/sup>|[\u00b9\u00b2\u00b3\u2070-\u2079]{1,4}/iy
/** Not of 'm²' and 'km³'. */
const BEFORE_RAISED = /[.!?,;:)”"’]$|\p{L}{4}$/u
/** '(bron: KvK)' */
const NAMED = / ?\((?:bron(?:nen)?|sources?): ?[^()\n]{1,80}\)/iy
/** Where a sentence ends, a link or an address by itself is its source. */
const ALONE = new RegExp(String.raw` (?:${LINK}|\(?https?:\/\/[^\s()<>]{3,500}\)?)(?=\s*$|\s{1,2}[\p{Lu}\d]|\n)`, 'uy')
/** Not behind '10.', which numbers a line. */
const ENDED = /[^\s.]{3}[.!?][”"’)*_]{0,3}$/
const URLS = /https?:\/\/[^()\s<>"]{1,2000}/g
const DOMAIN = /(?<![\p{L}\d@.-])(?:[a-z0-9-]{1,63}\.){1,3}[a-z]{2,10}(?![\p{L}\d@])/iu
const LABELS = /\[\[?([^[\]\n]{0,120})\]?\](?=[([])/g

/** Some assistants write hyphens at which no line breaks, also in addresses. */
export const withHyphens = (text: string) => text.replace(/[\u2010\u2011\u2212]/g, '-')

/** What stands at a place of an answer, if it is such a mark. */
export function citationAt(answer: string, at: number): CitationMark | null {
  const matched = (pattern: RegExp) => {
    pattern.lastIndex = at
    return pattern.exec(answer)?.[0]
  }
  const sign = answer[at]!
  const before = answer.slice(Math.max(0, at - 8), at)
  if (sign === '【') return markOf(matched(BRACKETS))
  if (sign === '<' || /[\u00b9\u00b2\u00b3\u2070-\u2079]/.test(sign))
    return sign === '<' || BEFORE_RAISED.test(before) ? markOf(matched(RAISED)) : null
  const numbered = matched(NUMBERED)
  if (numbered) return markOf(numbered)
  if (sign === '[') {
    const note = matched(FOOTNOTE)
    return note && answer[at + note.length] !== '(' ? markOf(note) : null
  }
  const group = matched(GROUP)
  if (group && isCited(group, ENDED.test(before))) return markOf(group)
  const named = matched(NAMED)
  if (named) return markOf(named)
  const alone = sign === ' ' && ENDED.test(before) ? matched(ALONE) : undefined
  // '… een bakker. [De Linde](https://…)' names it.
  return alone && labelsOf(alone).every((label) => DOMAIN.test(label) || OF_SOURCES.test(label)) ? markOf(alone) : null
}

function markOf(said: string | undefined): CitationMark | null {
  if (said === undefined) return null
  const plain = withHyphens(said)
  const urls = plain.match(URLS) ?? []
  const domain = urls.length === 0 ? DOMAIN.exec(plain)?.[0] : undefined
  return { length: said.length, urls: domain ? [`https://${domain}`] : urls }
}

const labelsOf = (said: string) => Array.from(withHyphens(said).matchAll(LABELS), ([, label = '']) => label)

/** '([Molenstraat 12](https://maps…))' says something itself: a source is called by its site, or stands where the sentence has ended. */
function isCited(group: string, isEnded: boolean): boolean {
  const pages = plainly((group.match(URLS) ?? []).join(' '))
  return labelsOf(group).every((label) => {
    const isSite = plainly(label).length > 2 && pages.includes(plainly(label))
    const isName = isEnded && !/[\d@]/.test(label) && label.split(' ').length < 6
    return DOMAIN.test(label) || OF_SOURCES.test(label) || isSite || isName
  })
}
const plainly = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
const OF_SOURCES = /^(?:\+?\d{1,3}|bron|source|link|site|website|lees meer|read more|hier|here)$/iu
