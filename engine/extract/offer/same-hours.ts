import type { Week } from './hours-grammar.ts'

/**
 * Whether hours that someone states are those of a company, day by day; `weeks`: of each of its places. Null: nothing in them can be
 * compared, or they leave out a break.
 */
export function areHoursOf(said: Week, weeks: readonly Week[]): boolean | null {
  const outcomes = weeks.map((own) => {
    const days = said.flatMap((times, day) => (times && own[day] ? [sameTimes(times, own[day])] : []))
    if (days.length === 0 || days.includes(null)) return days.includes(false) ? false : null
    return !days.includes(false)
  })
  if (outcomes.includes(true)) return true
  // With several places it may be about another.
  return weeks.length === 1 && outcomes[0] === false ? false : null
}

type Times = NonNullable<Week[number]>

function sameTimes(said: Times, own: Times): boolean | null {
  if (said.length === own.length && said.every((times, at) => isSame(times, own[at]!))) return true
  if (said.length === 0 || own.length === 0) return false
  return isSame([said[0]![0], said.at(-1)![1]], [own[0]![0], own.at(-1)![1]]) ? null : false
}

const DAY = 24 * 60
/** Until 0:00 is until 24:00. */
const isSame = (one: Times[number], other: Times[number]) => one[0] === other[0] && one[1] % DAY === other[1] % DAY
