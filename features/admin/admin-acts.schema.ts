/** Payloads of what an admin does to an account (docs/spec.md, 'Functions'), for browser and server. */
import { z } from 'zod'
import { plan } from './admin-users.schema.ts'

export const userIdField = z.uuid('Kies een gebruiker uit de lijst.')
const domainIdField = z.uuid('Kies een website van deze gebruiker.')

export const RESET_METHODS = ['link', 'temp'] as const

export const resetUserPasswordSchema = z.object({
  userId: userIdField,
  methode: z.enum(RESET_METHODS, 'Kies link of temp.'),
  /** Only for a temporary password, which is shown in any case: also mail it. */
  email_opt_in: z.boolean('Kies ja of nee.').default(true),
  /** The link always leads to our own page; another address is refused. */
  redirectTo: z.string('Dit adres kennen we niet.').max(2000, 'Dit adres kennen we niet.').optional(),
})

/** The last day of the plan, as a date; empty: without an end. */
const lastDay = z
  .literal('', 'Vul een datum in, bijvoorbeeld 2027-01-31.')
  .or(z.iso.date('Vul een datum in, bijvoorbeeld 2027-01-31.'))

export const changePlanSchema = z.object({
  userId: userIdField,
  plan,
  /** Absent: an end in the future stays, one in the past goes. */
  last_day: lastDay.nullish(),
})

export const changeDomainPlanSchema = z.object({
  user_id: userIdField,
  domain_id: domainIdField,
  /** Null: the plan of the account. */
  plan_type: plan.nullable(),
  /** Absent: an end in the future stays, one in the past goes. */
  last_day: lastDay.nullish(),
})

export const deleteUserSchema = z.object({
  userId: userIdField,
  restore: z.boolean('Kies true of false.').default(false),
})

export const purgeUserSchema = z.object({ userId: userIdField })
