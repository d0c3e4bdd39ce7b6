/** The first admin of a new installation (docs/spec.md, 'Backend'). */
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { accounts, user_roles } from '#db/schema/accounts.ts'
import { user } from '#db/schema/auth.ts'
import { createAccount } from '#features/accounts/create-account.server.ts'
import { setPassword } from '#features/accounts/passwords.server.ts'
import { recordAct } from '#features/audit-log/record-act.server.ts'
import { BRAND } from '#features/brand.ts'
import { Failure } from '#features/failure.ts'
import type { Services } from '#features/services.ts'
import { oneTimePassword } from './one-time-password.ts'
import { resetAccountPassword } from './operator.job.ts'

/** Used when no ADMIN_EMAIL is set. It receives no mail and is only for signing in. */
const DEFAULT_EMAIL = `admin@${BRAND.slug}.local`

export type FirstAdmin = { created: false } | { created: true; email: string; password: string | null }

/**
 * Creates the first admin if there is none. `password` in the result is a generated one-time password, to be shown
 * now and changed at the first sign-in; null when the settings gave one. Until it is used, each start generates a new one:
 * the previous one may never have been read.
 */
export async function ensureFirstAdmin(
  services: Services,
  settings: { email: string | undefined; password: string | undefined },
): Promise<FirstAdmin> {
  const admins = await findAdmins(services)
  if (admins.length > 0) {
    const unused = admins.every((admin) => admin.lastSignIn === null)
    const first =
      unused && settings.password === undefined ? admins.find((admin) => admin.isPasswordTemporary) : undefined
    const again = first && (await resetAccountPassword(services, first.email))
    return again ? { created: true, email: first.email, password: again } : { created: false }
  }
  const email = (settings.email ?? DEFAULT_EMAIL).toLowerCase()
  const password = settings.password ?? oneTimePassword()
  const fresh = await newAccount(services, email, password)
  const userId = fresh ?? (await findUserId(services, email))
  if (!(await makeAdmin(services, userId, settings.password === undefined))) return { created: false }
  if (!fresh) await setPassword(services, userId, password)
  return { created: true, email, password: settings.password === undefined ? password : null }
}

/** Oldest first. */
function findAdmins({ db }: Services) {
  return db.asJobs((tx) =>
    tx
      .select({
        email: accounts.email,
        isPasswordTemporary: accounts.must_change_password,
        lastSignIn: accounts.last_sign_in_at,
      })
      .from(user_roles)
      .innerJoin(accounts, eq(accounts.user_id, user_roles.user_id))
      .where(and(eq(user_roles.role, 'admin'), isNull(user_roles.deleted_at)))
      .orderBy(asc(accounts.created_at)),
  )
}

/** Null when the account exists: an earlier start was interrupted here, or another process is starting now. */
async function newAccount(services: Services, email: string, password: string): Promise<string | null> {
  try {
    return await createAccount(services, { email, password })
  } catch (error) {
    if (error instanceof Failure && error.code === 'email-taken') return null
    throw error
  }
}

async function findUserId({ db }: Services, email: string): Promise<string> {
  const [found] = await db.auth.select({ id: user.id }).from(user).where(eq(user.email, email))
  return found!.id
}

/** False when another process was first. */
async function makeAdmin(services: Services, userId: string, isPasswordTemporary: boolean): Promise<boolean> {
  return services.db.asJobs(async (tx) => {
    const { rows } = await tx.execute<{ made: boolean }>(sql`select make_first_admin(${userId}) as made`)
    if (!rows[0]?.made) return false
    await tx.update(accounts).set({ must_change_password: isPasswordTemporary }).where(eq(accounts.user_id, userId))
    await recordAct(tx, services, {
      act: 'role-changed',
      to: { userId },
      details: { role: 'admin' },
      by: { kind: 'operator' },
    })
    return true
  })
}
