/** What admins see of the newsletter's subscribers, for browser and server. */
import { z } from 'zod'
import { SUBSCRIPTION_STATES, type SubscriptionState } from '#db/schema/choices.ts'

export type { SubscriptionState }

/** An empty search or state counts as none, because forms send it. */
export const subscribersPageSchema = z.object({
  state: z
    .enum([...SUBSCRIPTION_STATES, ''], 'Kies een stand uit de lijst.')
    .optional()
    .transform((state) => state || undefined),
  query: z.string().trim().max(200, 'Zoek met hoogstens 200 tekens.').optional(),
  /** The page after the one that returned this as `next`. */
  after: z.string().max(2000, 'Kies een pagina van de lijst.').optional(),
})

export const removeSubscriberSchema = z.object({ id: z.uuid('Kies een abonnee uit de lijst.') })

export interface Subscriber {
  id: string
  /** Null: erased when the subscription ended. */
  email: string | null
  state: SubscriptionState
  requestedAt: string
  confirmedAt: string | null
  unsubscribedAt: string | null
  /** No mailing goes to this address. */
  suppressed: boolean
}

export interface SubscriberCounts extends Record<SubscriptionState, number> {
  suppressed: number
  /** Who a mailing that starts now goes to. */
  receivers: number
}
