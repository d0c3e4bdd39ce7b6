/** Whether an answer means this company or another one of the same name. */

import { isNegated } from '#engine/naming/reading/denials/denials.ts'
import { type FactKind, OF_THE_QUESTION, type Statement } from '#engine/naming/reading/facts.ts'
import type { Prepared } from '#engine/naming/reading/known-company.ts'
import type { Mark } from '#engine/naming/reading/marks.ts'
import type { Subjects } from '#engine/naming/reading/subjects.ts'
import { otherMeaning, withoutPoints } from './abbreviations.ts'
import type { Described } from './described.ts'
import { isPlacedByMistake } from './mistaken-place.ts'
import { ANOTHER_THERE, FAR_FROM, FOR_THAT, isOfSeveral } from './several-of-name.ts'
import { PERSON } from './short-names.ts'
import {
  ASKS_WHICH,
  DIFFERENT_FROM,
  IN_TOWNS,
  LISTED,
  LITERALLY,
  LOOKED_FOR,
  MANY_THINGS,
  MEANS_ANOTHER,
  NOT_MEANT,
  OFTEN_USED,
  ONE_OF_NAME,
  ONLY_AS,
  ONLY_ONE,
  OTHER_COMPANY,
  OTHERS_CALLED,
  SEVERAL,
  SOME_OF_IT,
  THAT_I_FIND,
  WAS_ONCE,
  WAS_ONE,
} from './signs-of-others.ts'

const SUPPORTING = new Set<FactKind>(['services', 'foundingYear', 'legalForm', 'team'])

/** Whether something stands in a question back that names nobody. */
function isAsked(text: string, at: number, { sentenceAt }: Subjects): boolean {
  const sentence = sentenceAt(at)
  return sentence?.marks.length === 0 && /\?\s*$/.test(text.slice(sentence.from, sentence.to + 1))
}

/** Adds to each company of the name what the statements tell of it, by which it is the company or another. */
function describeEach(
  text: string,
  own: readonly Mark[],
  described: readonly Described[],
  statements: readonly Statement[],
  subjects: Subjects,
): void {
  // 'De Linde is een koor in Assen.'
  const placed = new Set(
    statements.flatMap(({ fact, right, at, of }) => {
      const owner = fact === 'city' && !right ? (of ?? subjects.ownerAt(at)) : null
      return owner?.who === 'own' ? [described[owner.group]!] : []
    }),
  )
  const isOnlyOne = described.length === 1 && !isOfSeveral(text, own[0]!)
  for (const statement of statements) {
    const isSupport = statement.right && SUPPORTING.has(statement.fact)
    const isTrade = statement.right && statement.fact === 'sector'
    if (!statement.identifies && !statement.distinguishes && !isSupport && !isTrade) continue
    const owner = statement.of ?? subjects.ownerAt(statement.at)
    const group = owner?.who === 'own' ? described[owner.group] : undefined
    if (!owner || !group) continue
    // 'Het is Kinderopvang De Boomhut.'
    if (statement.distinguishes && owner.at <= statement.at && statement.at < owner.end) continue
    // 'De Linde (Utrecht) … De Linde (Assen) … Dus de Utrechtse bakker is wie je zoekt.'
    if (statement.fact === 'city' && group.elsewhere && described.some(({ isHere }) => isHere)) continue
    // 'I found De Linde, a holiday park in Ommen. Should I search for childcare in Goes in general?'
    if (OF_THE_QUESTION.has(statement.fact) && statement.right && isAsked(text, statement.at, subjects)) continue
    // 'Er is een De Linde in Assen. Een band met Utrecht zie ik nergens.'
    const said =
      statement.fact === 'city' && (group.elsewhere || placed.has(group)) ? subjects.sentenceAt(statement.at) : null
    // 'De Linde is een bakker … De zaak zit in Assen': a wrong town told by the way is no sign of another company.
    const without = said?.marks.every(({ who }) => who !== 'own') ? text.slice(said.from, said.to) : ''
    if (without !== '' && !statement.right && isOnlyOne) continue
    if (
      without !== '' &&
      (isNegated(without) || [FOR_THAT, FAR_FROM, ANOTHER_THERE].some((sign) => sign.test(without)))
    )
      continue
    // 'De Linde in Ede is een ander bedrijf dan dat in Assen.'
    if (said && DIFFERENT_FROM.test(text.slice(Math.max(0, statement.at - 50), statement.at))) continue
    // '… en Madelief in Delft (restaurant), maar geen bloemist in Gouda'
    if (said) {
      const behind = text.slice(statement.end, said.to)
      const end = statement.end + (behind.split(/[,;]/)[0]?.length ?? 0)
      if (isNegated(text.slice(Math.max(said.from, text.lastIndexOf(',', statement.at)), end))) continue
    }
    // 'De Linde in Zwolle … In Assen zijn wel De Boom en De Els actief.'
    if (
      said?.marks.some(({ who }) => who === 'competitor') &&
      said.marks.every(({ who, at }) => who === 'competitor' && at > statement.at)
    )
      continue
    // 'Slagerij Mulder in Zwolle … In Kampen zelf zit een andere.'
    if (
      statement.fact === 'city' &&
      group.elsewhere &&
      / (?:zelf|itself)(?!\p{L})/u.test(text.slice(statement.end, statement.end + 8))
    )
      continue
    if (statement.identifies && statement.fact !== 'city') group.shown = 'surely'
    if (isSupport || isTrade) group.shown ??= 'perhaps'
    if (isSupport) group.supported = true
    if (isSupport && statement.fact === 'foundingYear') group.dated = true
    if (statement.identifies) {
      group.identified = true
      group.tied ||=
        statement.fact !== 'city' || !!subjects.sentenceAt(statement.at)?.marks.some(({ who }) => who === 'own')
    } else if (statement.distinguishes) group.differences.add(statement.distinguishes)
  }
}

/** What 'Met De Linde bedoel je vast …' goes on with may be the company's own name. */
function meansAnother(text: string, { end }: Mark, own: readonly Mark[]): boolean {
  const length = MEANS_ANOTHER.exec(text.slice(end, end + 60))?.[0].length
  return length !== undefined && !own.some(({ at }) => at === end + length)
}

/** Turns the marks of other companies of the name into marks of others. */
export function setApart(
  text: string,
  own: readonly Mark[],
  described: readonly Described[],
  statements: readonly Statement[],
  subjects: Subjects,
  /** Names that are the company's, in another town by mistake: beside its competitors those in full, else those with two surnames. */
  fullNames: readonly string[],
  known: Prepared,
): boolean {
  describeEach(text, own, described, statements, subjects)
  let apart = false
  // 'Studio Noord Architecten … Studio Noord bouwde ook …': the short form of the other name.
  const longer = new Set(
    subjects.sentences.flatMap(({ marks }) =>
      marks.filter(({ isLonger }) => isLonger).map(({ at, end }) => text.slice(at, end).toLowerCase()),
    ),
  )
  const isShort = subjects.sentences.some(({ marks }) => marks.some(({ isLonger, aside }) => isLonger && !aside))
  // 'Studio Noord – een danszaal' and 'Studio Noord – een drukkerij': a list of companies of one name, so one difference is enough.
  const enough = described.filter(({ isItem }) => isItem).length >= 2 ? 1 : 2
  // 'DVT staat voor diepveneuze trombose … geen DVT': of the letters nothing is the company's.
  const meanings = new Map<string, 'surely' | 'perhaps'>()
  for (const mark of own) {
    const letters = text.slice(mark.at, mark.end)
    const sentence = subjects.sentenceAt(mark.at)
    const meaning = sentence && otherMeaning(text, mark, sentence, own, known.partsOfNames)
    if (meaning) meanings.set(withoutPoints(letters), meaning)
  }
  const isExplained = ({ at, end }: Mark, { tied, supported }: Described) => {
    const meaning = meanings.get(withoutPoints(text.slice(at, end)))
    return meaning === 'surely' || (meaning === 'perhaps' && !tied && !supported)
  }
  const isFull = ({ at, end }: Mark, { differences }: Described) =>
    described.length === 1 &&
    fullNames.includes(text.slice(at, end)) &&
    !differences.has('kind') &&
    !ONE_OF_NAME.test(text.slice(Math.max(0, at - 34), at))
  const isMistaken = described.length === 1 && !isShort && isPlacedByMistake(text, own, statements, subjects, known)
  const isMistake = ({ differences }: Described) => isMistaken && !differences.has('kind') && !differences.has('thing')
  const isToldByPronoun = own.some(({ isPronoun, group }) => isPronoun && described[group]!.identified)
  const isPersons = ({ at }: Mark) => PERSON.test(text.slice(Math.max(0, at - 12), at))
  const named = own.find((mark) => !isPersons(mark))
  for (const mark of own) {
    const group = described[mark.group]!
    if (isToldByPronoun && !mark.isPronoun && !group.elsewhere) continue
    const sentence = subjects.sentenceAt(mark.at)
    const said = sentence ? text.slice(sentence.from, sentence.to) : ''
    // One difference is a mistake where the founding year is the company's own.
    const isDated = group.dated && (!group.isItem || described.length === 1) && !group.differences.has('thing')
    // 'Kroon in Breda' may be any of the name; a barber of that name in Breda is Barbershop De Kroon.
    // At the head of an item or before a colon 'Kroon' may be what a dentist makes.
    const isHead = group.isItem || text[mark.end] === ':' || mark.isShared
    const isShown = isHead ? group.shown === 'surely' : mark.isTraded || group.shown
    if (mark.isLoose && !(group.identified && isShown)) {
      mark.who = 'other'
      continue
    }
    const isOther =
      isExplained(mark, group) ||
      // 'De familie Van Beek bewoonde het kasteel', but not 'Slagerij Van Beek is van de familie Van Beek'
      ((!group.tied || group.shown === null) && isPersons(mark) && mark.at < (named?.at ?? text.length)) ||
      (isShort && !group.supported && LOOKED_FOR.test(text.slice(Math.max(0, mark.at - 24), mark.at))) ||
      // 'Madelief is een plant. Een bloemist in Gouda heeft ze.'
      (group.differences.has('thing') && (!group.tied || group.shown === null) && !isDated) ||
      OTHERS_CALLED.test(text.slice(Math.max(0, mark.at - 60), mark.at)) ||
      (!group.identified &&
        !isDated &&
        ((group.elsewhere && !isFull(mark, group) && !isMistake(group)) ||
          group.differences.size >= (group.isItem ? enough : 2) ||
          (isToldByPronoun && !group.supported) ||
          (isShort && longer.has(text.slice(mark.at, mark.end).toLowerCase()) && !group.supported && !group.isItem) ||
          (group.differences.has('place') &&
            !group.supported &&
            !group.isItem &&
            ((!isFull(mark, group) && !isMistake(group)) || THAT_I_FIND.test(text.slice(mark.end, mark.end + 24)))) ||
          (group.differences.size > 0 && THAT_I_FIND.test(text.slice(mark.end, mark.end + 24))) ||
          ONLY_ONE.test(text.slice(Math.max(0, mark.at - 34), mark.at)) ||
          // 'De Linde is niet hetzelfde als De Lind'
          (OTHER_COMPANY.test(said.slice(0, 400)) &&
            !sentence!.marks.some((one) => one.who === 'other' && one.aside)) ||
          (text[mark.end] === '?' && ASKS_WHICH.test(text.slice(Math.max(0, mark.at - 10), mark.at))) ||
          (sentence !== null && NOT_MEANT.test(text.slice(sentence.to, sentence.to + 80))) ||
          LISTED.test(text.slice(mark.end, mark.end + 30)))) ||
      // Nothing of it is said of today.
      (!group.identified && group.shown === null && group.isKnownThere) ||
      (!group.identified && !group.supported && WAS_ONCE.test(text.slice(mark.end, mark.end + 40))) ||
      (!group.identified &&
        !group.supported &&
        (group.elsewhere || group.differences.size > 0) &&
        WAS_ONE.test(text.slice(mark.end, mark.end + 40))) ||
      (!group.identified && !group.supported && ONLY_AS.test(text.slice(mark.end, mark.end + 40))) ||
      (!group.identified && LITERALLY.test(text.slice(mark.end, mark.end + 40))) ||
      (!group.identified &&
        !group.supported &&
        (MANY_THINGS.test(text.slice(mark.end, mark.end + 40)) || meansAnother(text, mark, own))) ||
      (!group.identified &&
        SEVERAL.test(text.slice(Math.max(0, mark.at - 120), mark.at)) &&
        IN_TOWNS.test(text.slice(mark.end, mark.end + 80))) ||
      (!group.identified && group.shown === null && SOME_OF_IT.test(text.slice(Math.max(0, mark.at - 160), mark.at)))
    if (!isOther) continue
    mark.who = 'other'
    apart = true
  }
  // 'Ik vond meerdere bedrijven met de naam De Linde: …', and none of those is the company.
  if (apart && !described.some(({ identified }) => identified)) {
    for (const mark of own) {
      const sentence = mark.who === 'own' && !described[mark.group]!.identified ? subjects.sentenceAt(mark.at) : null
      if (!sentence) continue
      if (SEVERAL.test(text.slice(Math.max(sentence.from, mark.at - 200), mark.at))) mark.who = 'other'
      else if (OFTEN_USED.test(text.slice(mark.end, Math.min(sentence.to, mark.end + 80)))) mark.who = 'other'
    }
  }
  return apart
}
