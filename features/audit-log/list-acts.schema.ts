/** What admins search the audit log by, and what they see of it, for browser and server. */
import { z } from 'zod'
import { ACTS, type Act } from './acts.ts'

const who = z.string().trim().max(200, 'Zoek met hoogstens 200 tekens.').optional()
const day = z.union([z.literal(''), z.iso.date('Kies een dag.')]).optional()

/** An empty field counts as none, because forms send it. */
export const actsPageSchema = z.object({
  who,
  whom: who,
  act: z.union([z.literal(''), z.enum(ACTS() as [Act, ...Act[]])], 'Kies een handeling uit de lijst.').optional(),
  /** Days in Amsterdam, both included. */
  from: day,
  until: day,
  /** The page after the one that returned this as `next`. */
  after: z.string().max(200, 'Kies een pagina van de lijst.').optional(),
})

export type ActsSearch = z.input<typeof actsPageSchema>

export interface RecordedAct {
  sequence: number
  at: string
  label: string
  about: string
  who: string
  whom: string
  /** Null once it was erased, or where there was none. */
  address: string | null
}
