/** What admins see of the waitlist and send about it (docs/spec.md, 'Functions'), for browser and server. */
import { z } from 'zod'

const entryId = z.uuid('Kies een inschrijving uit de lijst.')

export const inviteSchema = z.object({
  id: entryId,
  /** Who was invited before gets a new link. */
  again: z.boolean('Kies ja of nee.').default(false),
})

/** 'unchanged': invited before, and without `again` nothing else is asked. */
export const INVITE_OUTCOMES = ['invited', 'renewed', 'unchanged'] as const
export type InviteOutcome = (typeof INVITE_OUTCOMES)[number]

export const removeEntrySchema = z.object({ id: entryId })

/** An empty search counts as none, because forms send it. */
export const waitlistPageSchema = z.object({
  query: z.string().trim().max(200, 'Zoek met hoogstens 200 tekens.').optional(),
  /** The page after the one that returned this as `next`. */
  after: z.string().max(2000, 'Kies een pagina van de lijst.').optional(),
})

/**
 * 'has-account': made by an admin or otherwise, without an invitation. 'opened': the invited person signed in. 'closed': the
 * account is locked or deleted.
 */
export type EntryState = 'waiting' | 'invited' | 'opened' | 'has-account' | 'closed'

export interface WaitlistEntry {
  id: string
  joinedAt: string
  name: string
  company: string
  email: string
  website: string | null
  useCase: string | null
  audience: string | null
  state: EntryState
  invitedAt: string | null
  /** Until when the invitation's link works. */
  linkUntil: string | null
}
