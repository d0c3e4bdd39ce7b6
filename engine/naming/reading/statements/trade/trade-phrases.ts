/** Where an answer calls the company by a trade without 'is een' in front of it: 'De Linde – bakker, …', 'Deze bakker …', 'werkt als bakker'. */
import type { Mark } from '#engine/naming/reading/marks.ts'
import { listedTrade } from '#engine/naming/reading/trade-likeness.ts'
import { type Vocabulary, WordList } from '#engine/naming/reading/words.ts'
import { isAt } from '#engine/text.ts'

// Bounded in this file: the at most 90 characters before a name or a word, and 80 behind it.

const TRADE = "(?<trade>\\p{L}[\\p{L}’'-]{3,25}(?: \\p{Ll}{3,15})?)"
const ADJECTIVES = '(?:\\p{Ll}[\\p{Ll}-]{2,15},? ){0,2}?'
const ENDS = '(?=[,.;)\\n]|$| (?:in|uit|te|from|met|with|on|aan|die|that|which) )'
/** Right behind a name of the company, set off from it. */
const SET_OFF = /^ ?[–—:(,\n|·/-]/
const BEHIND_SIGN = [
  // '- De Linde – kapsalon, Molenstraat 12', 'De Linde | Kapsalon | Molenstraat 12'
  new RegExp(`^(?: ?[–—:-]| [|·/]) ${TRADE}(?=[,.;\\n]|$| [–—|·/-] | (?:in|uit|te|from) \\p{Lu})`, 'u'),
  // 'De Linde, bakker in Zwolle, …', 'De Linde (bakker)'
  /^, (?:al jaren |sinds jaar en dag )?(?<trade>\p{Ll}[\p{Ll}-]{3,25})(?= (?:in|uit|te) \p{Lu}\S{1,25}(?:[,.\n]|$))/u,
  // 'De Linde (bakker in Zwolle)'
  /^ \((?<trade>\p{Ll}[\p{Ll}-]{3,25}(?: \p{Ll}{3,15})?)(?=(?: (?:in|uit|te|from) \p{Lu}[\p{L}’'-]{1,25})?\))/u,
  // 'De Linde (bakker, Zwolle)', 'De Linde – bakker aan de Brink', 'De Linde, the baker on Brink'
  /^ \((?<trade>\p{Ll}[\p{Ll}-]{3,25}(?: \p{Ll}{3,15})?)(?=, \p{Lu})/u,
  new RegExp(
    `^(?: ?[–—:-]|,(?: the| de| het)?) ${ADJECTIVES}${TRADE}(?= (?:op|aan|on|at) (?:de |het |the )?\\p{Lu})`,
    'u',
  ),
  new RegExp(`^ \\(\\p{Lu}[^()\\n]{1,30}\\): ${ADJECTIVES}${TRADE}(?= (?:op|aan|on|at) )`, 'u'),
  // A line of its own below the name, also 'Kapsalon in Zwolle, sinds 1987'
  new RegExp(
    `^\\n${TRADE}(?=\\n|$|(?:,| [|·]) | (?:in|uit|te|from) \\p{Lu}[\\p{L}’'-]{1,25}(?: [|·–—-] |[,.;\\n]|$))`,
    'u',
  ),
]
/** And by a verb; most names have another one behind them. */
const SAYS_WHAT =
  /^ (?:is(?! (?:een|an?) )|has been|runs?|runt|noemt|calls|describes|presents|operates|omschrijft|presenteert|profileert|wordt|staat|werkt|geldt|works) /
const BEHIND_VERB = [
  // 'De Linde is geen keten, maar een bakker die …'
  new RegExp(
    `^ is (?:geen|not an?|no) [^.,;\\n]{2,40},? (?:maar|but)(?: wel)? (?:een|an?) ${ADJECTIVES}${TRADE}${ENDS}`,
    'u',
  ),
  // 'De Linde runs a bakery at …', 'noemt zich een bakker', 'is clearly presented online as a bakery', 'wordt op veel sites genoemd als bakker'
  new RegExp(
    `^ (?:runs an?|runt een|noemt zich(?:zelf)?(?: een| de| het)?|calls itself an?|(?:describes itself|presents itself|(?:is|has been)(?: \\p{Ll}{2,12})? (?:presented|listed|known|registered|described|recommended|serving)|operates|omschrijft zich(?:zelf)?|presenteert zich(?:zelf)?|profileert zich|(?:wordt|staat)(?: [^.;:\\n]{2,40})? (?:genoemd|vermeld|omschreven|bekend|geregistreerd))(?: [^.;:\\n]{2,40}?)? (?:as|als)(?: een| an?| the| de)?) ${ADJECTIVES}${TRADE}${ENDS.replace('(?=', '(?= (?:for|voor|at|op|to) |')}`,
    'u',
  ),
  // 'De Linde is Zwolle’s oldest bakery'
  new RegExp(`^ is \\p{Lu}[\\p{L}-]{2,25}[’']s ${ADJECTIVES}${TRADE}${ENDS}`, 'u'),
  // 'De Linde is bakker in Zwolle'
  /^ is (?:al jaren |al lang )?(?<trade>\p{Ll}[\p{Ll}-]{3,25})(?= (?:in|te|uit) \p{Lu})/u,
  // 'De Linde werkt als bakker', 'wordt genoemd als goede bakker', 'works as a baker', 'has been a baker for years'
  new RegExp(
    `^ (?:(?:werkt(?: al [^.,;\\n]{4,20})?|is actief|is werkzaam|geldt|wordt (?:vaak )?genoemd|staat (?:bekend|vermeld)) als (?:een )?|works as an? |has been an? )${ADJECTIVES}${TRADE}${ENDS.replace('(?=', '(?= for (?:years|many)|')}`,
    'u',
  ),
]
/** 'De Boom is een keten, De Linde een zelfstandige bakker' */
const ALSO_ONE = new RegExp(
  `^ (?:(?:as|als|zich) )?(?:een|an?) ${ADJECTIVES}${TRADE}${ENDS.replace('(?=', '(?= (?:for|voor) |')}`,
  'u',
)
const ONE_IS = / (?:is|zijn) (?:een|an?) [^.;\n]{2,60}(?:, | en | and |; )$/u
/** 'Het lijkt erop dat De Linde een bakker in Zwolle is' */
const THAT_ONE = new RegExp(
  `^ (?:een|an?) ${ADJECTIVES}${TRADE}(?=(?: (?:in|uit|te) \\p{Lu}\\S{1,25})? (?:is|lijkt)(?:[.,;]|$| ))`,
  'u',
)
const THAT = /(?<!\p{L})dat $/u
/** Right in front of a name of the company, where one of these words leads to it */
const LEADS_TO_NAME =
  /(?<=(?:(?<!\p{L})(?:is(?: probably| waarschijnlijk)?|called|named|genaamd|heeft|staat)|,) (?:de |het |the )?)/uy
const IN_FRONT: readonly RegExp[] = [
  // 'Een bekende bakker in Zwolle is De Linde', 'the best-reviewed baker I could find in Zwolle is De Linde'
  new RegExp(
    `(?:^|[.!?\\n] ?)(?:Een|An?|One|Another|The|De|Het|Your) (?:\\p{Ll}[\\p{Ll}-]{2,15} ){0,2}?${TRADE}(?: (?:that|which|die|I|worth|met|with) [^.,;\\n]{2,40}?)?(?: (?:in|uit|from|near) \\p{Lu}\\S{1,25})? is (?:probably |waarschijnlijk )?(?:de |het |the )?$`,
    'u',
  ),
  // 'There is a bakery called De Linde'
  new RegExp(
    `(?<!\\p{L})(?:[Tt]here(?: is|[’']s)|[Ee]r (?:is|zit)|I (?:found|find|see|know(?: of)?)|[Ii]k (?:vond|vind|zie|ken)) (?:een|an?) ${ADJECTIVES}${TRADE}(?: in \\p{Lu}\\S{1,25})? (?:called|named|genaamd|by the name of|met de naam) ["“‘„*]{0,3}$`,
    'u',
  ),
  // 'As an independent baker, De Linde …', 'als bakker in Zwolle heeft De Linde …'
  new RegExp(
    `(?:^|[.!?\\n] ?)(?:As an?|Als) ${ADJECTIVES}${TRADE}(?: (?:in|uit|from) \\p{Lu}\\S{1,25}?)?(?:,| (?:heeft|is|staat)) (?:de |het |the )?$`,
    'u',
  ),
]
/** 'Klanten noemen De Linde een fijne bakker' */
const CALL_IT =
  /(?<!\p{L})(?:noemt|noemen|vindt|vinden|kent|kennen|vermelden|omschrijft|omschrijven|calls?|find|consider|lists?|know|describes?) $/u

/** 'Deze bakker heeft goede recensies', 'This baker has …' */
const THIS = new WordList('deze this')
const THIS_ONE = new RegExp(`(?:deze|this) ${ADJECTIVES}${TRADE}(?= \\p{Ll})`, 'iuy')
// Bounded: the 12 characters before a word
const AT_START = /(?:^|[.!?\n] ?)$/u
/** 'Het gaat om een bakker', 'Als bakker hebben ze een goede naam' */
const AS = new WordList('als om as')
const AS_ONE = new RegExp(
  `(?:(?:als|as an?) ${TRADE}(?= (?:hebben|heeft|zijn|staan|have|has|is) )|om een ${ADJECTIVES}${TRADE.replace('<trade>', '<about>')}${ENDS})`,
  'iuy',
)
const ABOUT = /(?:^|[.!?\n] ?)Het gaat (?:hier )?$/u
/** '- Ervaren bakker', '- Lokale bakker met …', a line below the name */
const OF_LINE = new WordList(
  'een a an ervaren lokale kleine kleinschalige zelfstandige ambachtelijke vriendelijke betrouwbare local independent small experienced friendly reliable traditional',
)
const LINE = new RegExp(`\\p{Lu}[\\p{Ll}-]{0,15} ${ADJECTIVES}${TRADE}${ENDS}`, 'uy')

/** Where each name of a trade begins and, as the value, ends. */
export function tradePhrases(text: string, vocabulary: Vocabulary, own: readonly Mark[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  if (own.length === 0) return found
  const add = (from: number, match: RegExpExecArray | null) => {
    const said = match?.groups?.trade ?? match?.groups?.about
    // 'Slager heeft'
    const trade = said && [said, said.split(' ')[0]!].find((one) => listedTrade(one.toLowerCase()) !== null)
    if (!match || !trade) return
    const at = from + match.index + match[0].lastIndexOf(trade)
    found.set(at, at + trade.length)
  }
  for (const { at, end } of own) {
    const behind = text.slice(end, end + 80)
    const before = text.slice(Math.max(0, at - 90), at)
    const patterns = SET_OFF.test(behind) ? BEHIND_SIGN : SAYS_WHAT.test(behind) ? BEHIND_VERB : []
    for (const pattern of patterns) add(end, pattern.exec(behind))
    if (/^ (?:een|a|zich) ?/.test(behind)) {
      if (ONE_IS.test(before) || CALL_IT.test(before)) add(end, ALSO_ONE.exec(behind))
      if (THAT.test(before)) add(end, THAT_ONE.exec(behind))
    }
    if (isAt(LEADS_TO_NAME, text, at)) for (const pattern of IN_FRONT) add(at - before.length, pattern.exec(before))
  }
  for (const match of [
    ...vocabulary.matches(text, THIS, THIS_ONE, { before: AT_START }),
    ...vocabulary.matches(text, OF_LINE, LINE, { behind: '\n' }),
    ...vocabulary
      .matches(text, AS, AS_ONE)
      .filter(({ index, groups }) => groups!.trade ?? ABOUT.test(text.slice(Math.max(0, index - 20), index))),
  ])
    add(0, match)
  return found
}
