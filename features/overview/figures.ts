/** What the overview shows, for browser and server. */
import type { Figure } from '#db/schema/customers.ts'

export type { Figure } from '#db/schema/customers.ts'

export const PLAN_FIGURES = { free: 'customers-free', pro: 'customers-pro', expert: 'customers-expert' } as const

/** How many days the charts show, today included. */
export const SHOWN_DAYS = 30

export interface DayFigures {
  /** `2026-11-21`, Amsterdam. */
  day: string
  /** What was not counted on that day is absent. */
  figures: Partial<Record<Figure, number>>
}

export interface Overview {
  /** The first day that was counted. */
  since: string
  /** Oldest first; the last is today, as far as it went. */
  days: DayFigures[]
  /** The day of the numbers of customers of today, where they are not of this moment because there are very many. */
  customersOf: string | null
  countedAt: string
}
