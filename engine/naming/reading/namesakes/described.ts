/** The companies of one name that an answer describes, each with what tells whether it is the one that is meant. */
import type { Statement } from '#engine/naming/reading/facts.ts'
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import type { Mark } from '#engine/naming/reading/marks.ts'
import { placeOfMention } from '#engine/naming/reading/statements/place/place.ts'
import { isKnownElsewhere } from './known-elsewhere.ts'
import { isOfAnotherCountry, THE_OTHER, THE_OTHER_OF_NAME } from './signs-of-others.ts'

/** A company of the name, as one part of the answer describes it. */
export interface Described {
  identified: boolean
  /** The same, by more than a place in a sentence that does not hold the name. */
  tied: boolean
  /** The place beside its name is the company's, or another. */
  isHere: boolean
  elsewhere: boolean
  /** All that is known of the name is somebody's there: see known-elsewhere.ts. */
  isKnownThere: boolean
  differences: Set<string>
  /** It states something of the company that not every one of the name and trade has: a service, the founding year. */
  supported: boolean
  /** It states the company's own founding year. */
  dated: boolean
  /** It states more than the company's place, which the question may give: what only it has, or its trade or what else supports it. */
  shown: 'surely' | 'perhaps' | null
  /** It stands at the head of an item or a row, as the companies of a list do. */
  isItem: boolean
}

/** The marks without 'the other De Linde', where the company was named in its own town before: those become marks of another (`who`). */
export function withoutOtherOfName(text: string, own: Mark[], known: Prepared): Mark[] {
  const isOther = ({ at }: Mark) => THE_OTHER_OF_NAME.test(text.slice(Math.max(0, at - 24), at))
  const first = own.findIndex(isOther)
  if (first < 1 || !own.slice(0, first).some((mark) => placeOfMention(text, mark, known)?.own)) return own
  for (const mark of own.slice(first).filter(isOther)) mark.who = 'other'
  return own.filter(({ who }) => who === 'own')
}

/**
 * Numbers the companies of the name: a new one begins where the name stands at the head of an item or a row, or with a place
 * beside it. Returns what the answer says beside the names.
 */
export function groupMentions(
  text: string,
  own: readonly Mark[],
  heads: ReadonlySet<Mark>,
  known: Prepared,
): { statements: Statement[]; described: Described[] } {
  const statements: Statement[] = []
  const described: Described[] = []
  let lastPlace = ''
  let isBehindNamesake = false
  let isBehindPronoun = false
  for (const mark of own) {
    const beside = placeOfMention(text, mark, known)
    const place = beside ? text.slice(beside.statement.at, beside.statement.end) : ''
    const isAbroad = !beside && isOfAnotherCountry(text, mark)
    if (
      isAbroad ||
      described.length === 0 ||
      heads.has(mark) ||
      mark.isPronoun ||
      isBehindNamesake ||
      (isBehindPronoun && THE_OTHER.test(text.slice(Math.max(0, mark.at - 30), mark.at))) ||
      (place !== '' && place !== lastPlace)
    ) {
      described.push({
        identified: false,
        tied: false,
        isHere: false,
        elsewhere: false,
        isKnownThere: false,
        differences: new Set(),
        supported: false,
        dated: false,
        shown: null,
        isItem: heads.has(mark),
      })
      lastPlace = place
    }
    isBehindNamesake = mark.isNamesake
    isBehindPronoun = mark.isPronoun
    mark.group = described.length - 1
    const group = described.at(-1)!
    if (beside) {
      statements.push({ ...beside.statement, of: mark })
      if (beside.own) {
        group.identified = true
        group.tied = true
        group.isHere = true
      } else group.elsewhere = true
    } else if (isAbroad) group.elsewhere = true
    else if (isKnownElsewhere(text, mark, known)) group.elsewhere = group.isKnownThere = true
  }
  return { statements, described }
}
