/** What a sentence about opening hours is made of. */
import type { Place } from '#engine/naming/reading/markup/pieces.ts'
import type { Sign } from './signs.ts'

export type Part = 'morning' | 'afternoon' | 'evening'
export interface DaysToken extends Place {
  kind: 'days'
  days: readonly number[]
  part: Part | null
  /** 'Op zaterdag alleen ’s ochtends': not in other parts of the day. */
  isOnlyPart?: boolean
  /** 'De andere werkdagen', 'the rest of the week': those of the days that are not named. */
  isRest: boolean
  /** 'Zeven dagen per week' */
  count: number
  /** 'Dan', 'die dag' */
  isThat?: boolean
  /** 'Ook op vrijdag', 'Fridays included': among those before it. */
  isAlso?: boolean
}
export interface TimeToken extends Place {
  kind: 'time'
  /** Minutes since midnight. */
  minutes: number
  /** 'Tot 5' is to five in the afternoon. */
  isTwelve: boolean
  /** '9 pm' */
  hasHalf: boolean
  /** Not a mere number: '17.00', '5 pm', '5 uur'. */
  isSure: boolean
}
export type Token = DaysToken | TimeToken | (Place & { kind: Sign })
