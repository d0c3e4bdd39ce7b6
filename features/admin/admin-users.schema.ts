/** Payloads of admin-create-user and admin-get-users, and the list item (docs/spec.md, 'Data'). */
import { z } from 'zod'
import { ACCOUNT_TEXTS, emailField, passwordField } from '#features/accounts/accounts.schema.ts'

const role = z.enum(['user', 'admin'], 'Kies de rol user of admin.')
export const plan = z.enum(['free', 'pro', 'expert'], 'Kies free, pro of expert.')
const status = z.enum(['active', 'suspended', 'deleted'], 'Kies active, suspended of deleted.')

export const createUserSchema = z.object({
  email: emailField(ACCOUNT_TEXTS.fillAll),
  password: passwordField(ACCOUNT_TEXTS.fillAll),
  role: role.default('user'),
  plan_type: plan.default('free'),
  /** Also mail a link with which the customer chooses a password. */
  email_opt_in: z.boolean('Kies ja of nee.').default(true),
})

/** An empty filter counts as none, because forms send those. */
const filter = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/** What the list is sorted by. */
export const SORTS = ['created_at', 'name', 'email', 'last_sign_in_at', 'deleted_at'] as const
export type Sort = (typeof SORTS)[number]

export const getUsersSchema = z.object({
  query: filter(z.string().trim().max(200, 'Zoek met hoogstens 200 tekens.')),
  plan: filter(plan),
  /** Absent: all but the deleted ones. */
  status: filter(status),
  role: filter(role),
  sort: filter(z.enum(SORTS, 'Sorteer op een kolom van de lijst.')),
  /** Absent: newest first, and names from A. */
  order: filter(z.enum(['asc', 'desc'], 'Kies asc of desc.')),
  /** The page after the one that returned this as `next`. */
  after: filter(z.string().max(2000, 'Kies een pagina van de lijst.')),
})

const OF_THE_LIST = 'Kies klanten uit de lijst.'

/** What an open list asks when customers changed: its filters, the rows that it shows, when it was loaded, and the counts of its tabs. */
export const changedUsersSchema = getUsersSchema.pick({ query: true, plan: true, status: true, role: true }).extend({
  ids: z.array(z.uuid(OF_THE_LIST), OF_THE_LIST).max(200, OF_THE_LIST).default([]),
  since: z.iso.datetime('Kies een moment, bijvoorbeeld 2027-01-31T12:00:00Z.').optional(),
  counted: z.boolean('Kies ja of nee.').default(false),
})

/** How many each tab of the list has, for its search and status; counted up to 1,001. */
export const customerCountsSchema = z.object({
  everyone: z.int(),
  free: z.int(),
  pro: z.int(),
  expert: z.int(),
  admins: z.int(),
})

export type CustomerCounts = z.output<typeof customerCountsSchema>

export const adminUserSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  display_name: z.string().nullable(),
  company_name: z.string().nullable(),
  /** Of the primary domain, like domain_id, url and profile_slug. */
  domain_name: z.string().nullable(),
  domain_id: z.uuid().nullable(),
  url: z.string().nullable(),
  /** The primary domain's own plan until it ends, else the account's; subscription_status and subscription_end are of the same one. */
  plan_type: plan,
  subscription_status: z.enum(['active', 'inactive']),
  subscription_end: z.iso.datetime().nullable(),
  reports_count: z.int(),
  status,
  role,
  created_at: z.iso.datetime(),
  last_sign_in_at: z.iso.datetime().nullable(),
  deleted_at: z.iso.datetime().nullable(),
  profile_slug: z.uuid().nullable(),
})

export type AdminUser = z.output<typeof adminUserSchema>

/** A website of an account in the list. */
export const customerWebsiteSchema = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  name: z.string(),
  isPrimary: z.boolean(),
  /** Its own; null: it follows the account. */
  ownPlan: plan.nullable(),
  /** When its own plan ends or ended; null: it has no end. */
  ownPlanEnd: z.iso.datetime().nullable(),
  /** Whether its own plan has ended, so that it follows the account again. */
  ownPlanHasEnded: z.boolean(),
  company: z.string(),
  url: z.string().nullable(),
  isPublished: z.boolean(),
})

export type CustomerWebsite = z.output<typeof customerWebsiteSchema>

/** An event of the stream for open lists. */
export interface CustomerChanges {
  /** Each event differs from the one before, so that a customer can change twice. */
  number: number
  changed: string[]
  /** Any customer may have changed. */
  any: boolean
  /** Whether there are new ones. */
  added: boolean
}
