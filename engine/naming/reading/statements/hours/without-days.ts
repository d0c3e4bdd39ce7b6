/** Opening and closing times without a day: 'gaat om zeven uur open en sluit om vier uur'. */
import type { Vocabulary } from '#engine/naming/reading/words.ts'
import { WordList } from '#engine/naming/reading/words.ts'
import type { Claim } from './claimed-hours.ts'
import { SPOKEN_HOURS } from './in-digits.ts'
import { type Item, itemsOf } from './items.ts'
import type { Token } from './token.ts'
import { STRONG } from './tokens.ts'

const OPENING = new WordList(
  'spreekuur open geopend opent opens gaat closes close sluit sluiten dicht opening hours openingstijden openingsuren terecht work works werkt werken begint beginnen start starts stoppen stopt',
)
const HOUR = new WordList(
  `${Array.from({ length: 25 }, (_, hour) => `${hour} 0${hour}`).join(' ')} ${SPOKEN_HOURS} half`,
)
const FARTHEST_HOUR = 60

/** Where an answer says when it opens or closes. */
export function openingPlaces(vocabulary: Vocabulary): number[] {
  return vocabulary.placesOf(OPENING).filter((at) => vocabulary.isBetween(HOUR, at - FARTHEST_HOUR, at + FARTHEST_HOUR))
}

const WEEK = [0, 1, 2, 3, 4, 5, 6]
/** So many words stand at most between a time and its verb. */
const FARTHEST_VERB = 5
/** 'Vandaag', 'dan', 'op afspraak', 'al twintig jaar': not of every day. */
// Bounded: a sentence of at most 1,000 characters
const OF_SOME_DAYS =
  /(?<!\p{L})(?:vandaag|vanavond|vanmiddag|morgen|nu|momenteel|tijdelijk|dan|die dag|sommige|koopavond\p{L}*|today|tonight|tomorrow|now|currently|temporarily|then|that day|some|until further notice)(?!\p{L})/iu
/** What closes at a time need not be the company. */
// Bounded: a sentence of at most 1,000 characters
export const OF_SOMETHING =
  /(?<!\p{L})(?:[Dd]e|[Hh]et|[Tt]he|[Ee]en|[Aa]n?|[Dd]eze|[Dd]it|[Tt]his|[Hh]un|[Hh]aar|[Zz]ijn|[Tt]heir|[Ii]ts|[Oo]ur|[Oo]nze) (?!(?:\p{Ll}{2,15} ){0,2}?(?:\p{Ll}{0,20}(?:kantoor|praktijk|winkel|zaak|studio|salon|bedrijf|werkplaats|showroom|spreekuur|deuren|deur)|atelier|office|practice|shop|store|business|company|doors?)(?!\p{L}))\p{Ll}/u

const BUT = /^[^\n]*, (?:maar|but) /u
/** 'Is niet de goedkoopste, maar sluit om zes uur': the words near a time, up to 'maar'. */
function clauseAround(items: readonly Item[], index: number): Item[] {
  const before = items.slice(Math.max(0, index - FARTHEST_VERB), index)
  const after = items.slice(index, index + FARTHEST_VERB)
  const but = after.findIndex(({ kind }) => kind === 'but')
  return [
    ...before.slice(before.findLastIndex(({ kind }) => kind === 'but') + 1),
    ...after.slice(0, but < 0 ? undefined : but),
  ]
}

const JOINTS = new Set<string>(['and', 'comma', 'but', 'stop'])
/** 'Opens at nine and is closed on Sundays': the clause of a time that belongs to none of the days. */
export function clauseBeforeDays(tokens: readonly Token[], claims: readonly Claim[]): readonly Token[] {
  const days = tokens.findIndex(({ kind }) => kind === 'days')
  const joint = tokens.findLastIndex(({ kind }, at) => at < days && JOINTS.has(kind))
  if (joint < 0) return []
  const clause = tokens.slice(0, joint)
  const isFree = clause.some(({ kind }) => kind === 'time') && claims.every(({ at }) => at > tokens[joint]!.at)
  return isFree && !clause.some(({ kind }) => kind === 'except' || kind === 'only') ? clause : []
}

export function claimsWithoutDays(tokens: readonly Token[], text: string, from: number): Claim[] {
  if (tokens.some(({ kind }) => kind === 'days' || kind === 'vague' || kind === 'appointment' || kind === 'late'))
    return []
  const items = itemsOf(tokens, [])
  return items.flatMap((item, index) => {
    if (item.kind !== 'times' || item.isVoid) return []
    const near = clauseAround(items, index)
    const isSeen = (one: Item) => one.kind === 'there' && text.slice(one.at, one.end).toLowerCase() === 'spreekuur'
    const isStated = near.some((one) => STRONG.has(one.kind) || isSeen(one))
    const before = text.slice(from, item.at).replace(BUT, '')
    // 'Kalkman works from 7:30 in the morning' confirms; a course that begins then does not.
    const isWork = !isStated && near.some(({ kind }) => kind === 'works') && !OF_SOMETHING.test(before)
    // 'Vóór negen uur is de winkel niet open'
    const isBound = ['before', 'after'].includes(items[index - 1]?.kind ?? '')
    if (!(isStated || isWork) || (!isBound && near.some(({ kind }) => kind === 'not'))) return []
    // 'Open 24 uur per dag'
    if (OF_SOME_DAYS.test(text.slice(from, item.end + 20)) || /^24(?![:.]?00)/.test(text.slice(item.at, item.end)))
      return []
    const { at, end, ranges, opensAt, shutsAt } = item
    const isSure = isStated && !OF_SOMETHING.test(before)
    const said = ranges.length > 0 ? { ranges } : opensAt ? { opensAt } : { shutsAt: shutsAt ?? [] }
    return [{ at, end, days: WEEK, part: null, isListed: false, isSure, isAnyDay: true, ...said }]
  })
}
