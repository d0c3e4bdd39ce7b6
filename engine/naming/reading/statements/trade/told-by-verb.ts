/** The trade of the company told by what it does to what, with the company as who does it: 'sweeps chimneys', 'dat verloren bestanden terughaalt'. */

import type { Statement } from '#engine/naming/reading/facts.ts'
import { kept } from '#engine/naming/reading/kept.ts'
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import type { Subjects } from '#engine/naming/reading/subjects.ts'
import { isNameOf } from '#engine/naming/reading/trade-names.ts'
import { type Vocabulary, type Word, WordList } from '#engine/naming/reading/words.ts'
import { TRADE_VERBS } from '#engine/vocabulary/trade-verbs.ts'

interface TradeVerbs {
  name: string
  verbs: ReadonlySet<string>
  things: ReadonlySet<string>
}

const LINES: readonly TradeVerbs[] = TRADE_VERBS.trim()
  .split('\n')
  .map((line) => {
    const [name = '', said = ''] = line.split(': ', 2)
    const [verbs = '', things = ''] = said.split(' | ', 2)
    return { name, verbs: new Set(verbs.split(' ')), things: new Set(things.split(' ')) }
  })
const VERBS = new WordList([...new Set(LINES.flatMap(({ verbs }) => [...verbs]))].join(' '))

const linesOf = kept((trade): readonly TradeVerbs[] => LINES.filter(({ name }) => isNameOf(name, trade)))

/** As far from the verb as what it is done to stands, in words. */
const AHEAD = 6
const BEHIND = 5
const CLAUSE_END = /[.;:!?\n()|]/
// Bounded in this file: the at most 90 characters before a verb.
const MOST_BEFORE = 90

const FILL = String.raw`(?:,? (?:in|uit|te|from|near|at|al|reeds|sinds|since|for|has|have|had|been|is|are|zelf|vooral|mainly|mostly|both|zowel|jaren|jarenlang|years|over|more|than|meer|dan|and|en|\d{1,4}|\p{Lu}[\p{L}’'-]+|\p{Ll}{3,12}(?:t|s|ing)))`
/** Behind the name of the company. */
const BEHIND_NAME = new RegExp(
  String.raw`^(?: (?:in|uit|te|from) \p{Lu}[\p{L}’'-]{1,25})?(?:,? (?:die|dat|who|that|which)| (?:they|it|he|she|ze|zij))?${FILL}{0,6} $`,
  'u',
)
const PRONOUN = new RegExp(
  String.raw`(?:^\s*|[.,;:] |(?<!\p{L})(?:and|en|but|maar|because|want|website|site) )(?:Ze|Zij|Hij|They|She|He|It|ze|zij|hij|they|she|he|it|(?:[Hh]et|[Dd]e|[Tt]he|[Tt]his|[Dd]it|[Dd]eze) (?:\p{Ll}{3,12} )?(?:bedrijf|zaak|winkel|firma|onderneming|praktijk|kantoor|bureau|werkplaats|atelier|company|firm|business|shop|workshop|practice|office|team|other|second|first|latter|ander|tweede|eerste|laatste))${FILL}{0,6} $`,
  'u',
)
const RELATIVE =
  /(?:bedrijf|bedrijfje|zaak|winkel|onderneming|firma|praktijk|kantoor|bureau|atelier|werkplaats|specialist|vakman|duo|team|company|firms?|business|shop|workshop|practice|office|ones?|outfit)(?: (?:in|uit|from|of) [^,.;:]{2,35}?)?,? (?:die|dat|that|which|who)(?: [^\s,.;:]{1,18}){0,8} $/iu
const INVERTED =
  /^ (?:ze|zij|hij|(?:het|de|dit|deze) (?:bedrijf|zaak|winkel|firma|onderneming|praktijk|kantoor|bureau))(?!\p{L})/u
/** Denied, past, of others or only beside the trade. */
const NOT_SO =
  /(?<!\p{L})(?:niet|geen|nooit|not|no|never|n[’']t|ook|also|vroeger|formerly|used|once|daarnaast|besides|soms|sometimes|kun|kunt|kan|can|you|je|u|of|whether|als|if|andere?|other)(?!\p{L})/iu

export function tradeByVerb(
  text: string,
  words: readonly Word[],
  vocabulary: Vocabulary,
  subjects: Subjects,
  { trade }: Prepared,
): Statement[] {
  const lines = trade === null ? [] : linesOf(trade)
  if (lines.length === 0) return []
  const found: Statement[] = []
  for (const place of vocabulary.indexesOf(VERBS)) {
    const { folded, at, end } = words[place]!
    for (const { verbs, things } of lines) {
      if (!verbs.has(folded)) continue
      const thing = thingBeside(text, words, place, things)
      if (thing === null) continue
      const owner = subjects.ownerAt(at)
      const sentence = subjects.sentenceAt(at)
      if (owner?.who !== 'own' || !sentence || sentence.marks.some(({ who }) => who !== 'own')) continue
      const from = Math.max(sentence.from, at - MOST_BEFORE)
      const before = text.slice(from, at)
      if (NOT_SO.test(text.slice(Math.max(from, lastClause(text, from, at)), Math.max(end, thing.end) + 25))) continue
      const name = sentence.marks.findLast((mark) => mark.end <= at)
      const isSubject =
        (name && BEHIND_NAME.test(text.slice(name.end, at))) ||
        PRONOUN.test(before) ||
        RELATIVE.test(before) ||
        INVERTED.test(text.slice(end, end + 25)) ||
        sentence.marks.some((mark) => mark.at === end + 1)
      if (!isSubject) continue
      found.push({ fact: 'sector', at: Math.min(at, thing.at), end: Math.max(end, thing.end), right: true, of: owner })
    }
  }
  return found
}

/** Where the clause begins that ends here. */
function lastClause(text: string, from: number, at: number): number {
  for (let place = at - 1; place > from; place--) if (CLAUSE_END.test(text[place]!)) return place
  return from
}

function thingBeside(text: string, words: readonly Word[], place: number, things: ReadonlySet<string>): Word | null {
  const { at, end } = words[place]!
  for (let next = place + 1; next <= place + AHEAD && next < words.length; next++) {
    const word = words[next]!
    if (CLAUSE_END.test(text.slice(end, word.at))) break
    if (things.has(word.folded)) return word
  }
  for (let next = place - 1; next >= place - BEHIND && next >= 0; next--) {
    const word = words[next]!
    if (CLAUSE_END.test(text.slice(word.end, at))) break
    if (things.has(word.folded)) return word
  }
  return null
}
