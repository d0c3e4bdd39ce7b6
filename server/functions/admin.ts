/** The functions of the admin area: rows of the table in server/functions.ts. */
import { z } from 'zod'
import { deleteOrRestoreUser } from '#features/admin/account-status.server.ts'
import {
  changeDomainPlanSchema,
  changePlanSchema,
  deleteUserSchema,
  resetUserPasswordSchema,
} from '#features/admin/admin-acts.schema.ts'
import {
  adminUserSchema,
  changedUsersSchema,
  createUserSchema,
  customerCountsSchema,
  customerWebsiteSchema,
  getUsersSchema,
} from '#features/admin/admin-users.schema.ts'
import { changeDomainPlan, changePlan } from '#features/admin/change-plan.server.ts'
import { getChangedUsers } from '#features/admin/changed-users.server.ts'
import { createUser } from '#features/admin/create-user.server.ts'
import { getUsers } from '#features/admin/get-users.server.ts'
import { resetUserPassword } from '#features/admin/reset-user-password.server.ts'
import { INVITE_OUTCOMES, inviteSchema } from '#features/waitlist/admin-waitlist.schema.ts'
import { inviteFromWaitlist } from '#features/waitlist/invite.server.ts'
import { row } from '#server/function-row.ts'

export const adminFunctions = {
  'admin-get-users': row({
    methods: ['GET'],
    who: 'admin',
    scope: null,
    says: 'De klanten, met zoeken en filters.',
    fails: [],
    input: getUsersSchema,
    output: z.object({ users: z.array(adminUserSchema), next: z.string().nullable() }),
    run: ({ services, session }, input) => getUsers(services, session, input),
  }),
  'admin-get-changed-users': row({
    methods: ['POST'],
    who: 'admin',
    scope: null,
    says: 'De rijen van klanten die al in beeld zijn, met since: wie er sindsdien bij de lijst kwam, en met counted: de aantallen.',
    fails: [],
    input: changedUsersSchema,
    output: z.object({
      users: z.array(adminUserSchema),
      websites: z.array(customerWebsiteSchema),
      added: z.array(z.uuid()).nullable(),
      counts: customerCountsSchema.nullable(),
    }),
    run: ({ services, session }, input) => getChangedUsers(services, session, input),
  }),
  'admin-create-user': row({
    methods: ['POST'],
    who: 'admin',
    scope: null,
    says: 'Maakt een account.',
    fails: ['email-taken'],
    input: createUserSchema,
    output: z.object({ ok: z.boolean(), id: z.uuid() }),
    run: async ({ services, session }, input) => ({ ok: true, id: await createUser(services, session, input) }),
  }),
  'admin-reset-password': row({
    methods: ['POST'],
    who: 'admin',
    scope: null,
    says: 'Stuurt een reset link, of zet een tijdelijk wachtwoord. Alle sessies van het account eindigen.',
    fails: ['second-look-required', 'user-not-found', 'account-closed'],
    input: resetUserPasswordSchema,
    output: z.object({ ok: z.boolean(), tempPassword: z.string().optional() }),
    run: async ({ services, session }, input) => {
      const { tempPassword } = await resetUserPassword(services, session, input)
      return { ok: true, ...(tempPassword && { tempPassword }) }
    },
  }),
  'admin-change-plan': row({
    methods: ['POST'],
    who: 'admin',
    scope: null,
    says: 'Zet het plan van een account, met of zonder laatste dag. Zonder verschil is changed false.',
    fails: ['user-not-found', 'account-closed'],
    input: changePlanSchema,
    output: z.object({ ok: z.boolean(), changed: z.boolean() }),
    run: async ({ services, session }, input) => ({ ok: true, changed: await changePlan(services, session, input) }),
  }),
  'admin-change-domain-plan': row({
    methods: ['POST'],
    who: 'admin',
    scope: null,
    says: 'Zet het plan van één website; met null volgt die het account.',
    fails: ['user-not-found', 'website-not-found', 'account-closed'],
    input: changeDomainPlanSchema,
    output: z.object({ ok: z.boolean(), changed: z.boolean() }),
    run: async ({ services, session }, input) => ({
      ok: true,
      changed: await changeDomainPlan(services, session, input),
    }),
  }),
  'admin-delete-user': row({
    methods: ['POST'],
    who: 'admin',
    scope: null,
    says: 'Verwijdert een account, dat 30 dagen te herstellen is, of herstelt het. live_elsewhere: websites die een ander account intussen live heeft.',
    fails: ['own-account', 'user-not-found'],
    input: deleteUserSchema,
    output: z.object({ ok: z.boolean(), live_elsewhere: z.array(z.string()) }),
    run: ({ services, session }, input) => deleteOrRestoreUser(services, session, input),
  }),
  'admin-invite': row({
    methods: ['POST'],
    who: 'admin',
    scope: null,
    says: 'Maakt een account voor wie op de wachtlijst staat en mailt een link die zeven dagen werkt. Nog eens verandert niets; met again komt er een nieuwe link, zolang het account niet geopend is.',
    fails: ['waitlist-entry-not-found', 'email-taken', 'account-closed'],
    input: inviteSchema,
    output: z.object({ ok: z.boolean(), outcome: z.enum(INVITE_OUTCOMES) }),
    run: async ({ services, session }, input) => ({
      ok: true,
      outcome: await inviteFromWaitlist(services, session, input),
    }),
  }),
} as const
