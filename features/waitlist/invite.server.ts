/** Invites someone from the waitlist: an account, and a mail with a link with which its owner chooses a password. */
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { createAccount } from '#features/accounts/create-account.server.ts'
import { requireAdmin } from '#features/accounts/require.ts'
import { queueResetLink } from '#features/accounts/reset-link.server.ts'
import type { Session } from '#features/accounts/session.ts'
import { recordAct } from '#features/audit-log/record-act.server.ts'
import { Failure, failureOf } from '#features/failure.ts'
import { parseInput } from '#features/input.ts'
import type { Services } from '#features/services.ts'
import { type InviteOutcome, inviteSchema } from './admin-waitlist.schema.ts'
import { findEntry } from './admin-waitlist.server.ts'

interface Entry {
  id: string
  name: string
  email: string
}

/**
 * Pressed twice it invites once: the account, the mark on the row and the mail are one transaction, and an address has one account.
 * Throws 'invalid-input', 'not-allowed', 'waitlist-entry-not-found', 'account-closed' or, for an account that no invitation
 * made, 'email-taken'.
 */
export async function inviteFromWaitlist(
  services: Services,
  session: Session,
  input: z.input<typeof inviteSchema>,
): Promise<InviteOutcome> {
  const admin = requireAdmin(session)
  const { id, again } = parseInput(inviteSchema, input)
  const entry = await findEntry(services, admin, id)
  if (!entry) throw new Failure('waitlist-entry-not-found')
  if (entry.invitedAt && !again) return 'unchanged'
  if (entry.invitedAt) return renew(services, admin, entry)
  try {
    return await invite(services, admin, entry)
  } catch (error) {
    if (failureOf(error)?.code !== 'email-taken') throw error
    // Made by another press a moment ago.
    if ((await findEntry(services, admin, id))?.invitedAt) return 'unchanged'
    throw error
  }
}

async function invite(services: Services, admin: Session, entry: Entry): Promise<InviteOutcome> {
  const email = entry.email.toLowerCase()
  // Nobody knows this password: the owner chooses one.
  const account = { email, password: randomBytes(32).toString('base64url'), name: nameOf(entry) }
  await createAccount(services, account, async (tx, userId) => {
    const { rows } = await tx.execute<{ marked: boolean }>(sql`
      select mark_invited(${admin.userId}, ${entry.id}, ${userId}, ${services.now().toISOString()}::timestamptz) as marked`)
    if (!rows[0]?.marked) throw new Failure('waitlist-entry-not-found')
    await queueResetLink(tx, services, email, 'uitnodiging')
    await recordAct(tx, services, {
      act: 'account-created',
      to: { userId },
      from: admin.clientAddress,
      details: { role: 'user', plan: 'free' },
      by: { kind: 'user', userId: admin.userId },
    })
  })
  return 'invited'
}

async function renew(services: Services, admin: Session, entry: Entry): Promise<InviteOutcome> {
  const outcome = await services.db.auth.transaction(async (tx): Promise<InviteOutcome | null> => {
    const { rows } = await tx.execute<{ found_state: string; account_id: string | null }>(sql`
      select * from renew_invitation(${admin.userId}, ${entry.id}, ${services.now().toISOString()}::timestamptz)`)
    const { found_state: found, account_id: userId } = rows[0]!
    if (found === 'not-found') throw new Failure('waitlist-entry-not-found')
    if (found === 'closed') throw new Failure('account-closed')
    if (!userId) return null
    if (found !== 'done') return 'unchanged'
    await queueResetLink(tx, services, entry.email.toLowerCase(), 'uitnodiging')
    await recordAct(tx, services, {
      act: 'reset-link-sent',
      to: { userId },
      from: admin.clientAddress,
      by: { kind: 'user', userId: admin.userId },
    })
    return 'renewed'
  })
  return outcome ?? invite(services, admin, entry)
}

/** The mail greets by it, so it is left out unless it looks like a name: a stranger may have typed someone else's address. */
function nameOf({ name }: Entry): string {
  const typed = name.trim()
  return typed.length <= 60 && !/[0-9./\\:@<>]/.test(typed) ? typed : ''
}
