/** What admins send to the newsletter's subscribers, for browser and server. */
import { z } from 'zod'
import type { MailingState, ReceiverState } from '#db/schema/mail/newsletter.ts'

export const startMailingSchema = z.object({
  key: z.string('Kies een template.').min(1, 'Kies een template.').max(100, 'Kies een template.'),
  /** The version that the admin saw. */
  version: z.coerce.number('Kies een versie.').int('Kies een versie.').positive('Kies een versie.'),
})

export const mailingIdSchema = z.object({ id: z.uuid('Kies een mailing uit de lijst.') })

export interface Mailing {
  id: string
  templateKey: string
  version: number
  subject: string
  startedAt: string
  endedAt: string | null
  state: MailingState
  /** Why the mail server could not be used at the last attempt. */
  error: string | null
  counts: Record<ReceiverState, number>
  total: number
}

/** A receiver that did not get the mail, or may not have. */
export interface Undelivered {
  id: string
  /** Null: erased since. */
  email: string | null
  state: 'failed' | 'unsure'
  error: string | null
}
