/** Gives a domain the name of the website that its profile is for, which decides who may be live with it. */
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { domains } from '#db/schema/domains.ts'
import type { Session } from '#features/accounts/session.ts'
import { ownAct } from '#features/audit-log/own-act.ts'
import { recordAct } from '#features/audit-log/record-act.server.ts'
import { Failure } from '#features/failure.ts'
import type { Services } from '#features/services.ts'
import { typedUrl } from '#features/typed-url.ts'
import type { OwnDomain } from './own-domain.server.ts'
import { isShared, websiteOf } from './website.ts'

/** What the database says when the website is live for another account (db/sql/domains.sql). */
const TAKEN = 'VB001'

/** A failed query as a failure of ours: 'website-taken' or 'shared-website-taken', else `otherwise`. */
export function takenOr(cause: unknown, url: URL, otherwise: 'domain-failed' | 'profile-save-failed'): Failure {
  for (let error = cause; error; error = (error as { cause?: unknown }).cause) {
    if ((error as { code?: unknown }).code === TAKEN)
      return new Failure(isShared(websiteOf(url)) ? 'shared-website-taken' : 'website-taken', { cause })
  }
  return new Failure(otherwise, { cause })
}

/** The website of a form that has not been checked yet. */
export function websiteIn(values: unknown, services: Services): string | null {
  const url = typeof values === 'object' && values !== null && 'url' in values ? values.url : null
  const typed = typeof url === 'string' ? typedUrl(url.trim(), services) : null
  return typed && websiteOf(typed)
}

/**
 * Before a change of what is live, and before any row of it is locked: locks the account's websites, then the domain's live website
 * and the one that it may move to (db/sql/domains.sql). Returns the domain with the name that it then has.
 */
export async function lockLiveWebsites(
  tx: Tx,
  session: Session,
  domain: OwnDomain,
  website: string | null,
): Promise<OwnDomain> {
  const { rows } = await tx.execute<{ name: string | null }>(
    sql`select lock_live_websites(${session.userId}, ${domain.id}, ${website}) as name`,
  )
  return { ...domain, name: rows[0]?.name ?? domain.name }
}

/**
 * Call with the domain of lockLiveWebsites. The primary domain is renamed to the website, which is recorded. An added domain keeps its
 * name, and the address must be on that website. Throws 'invalid-input' for the field, and where the profile is live 'website-taken' or
 * 'shared-website-taken'.
 */
export async function nameDomain(
  tx: Tx,
  services: Services,
  session: Session,
  domain: OwnDomain,
  url: URL,
): Promise<void> {
  const website = websiteOf(url)
  if (website === domain.name) return
  if (!domain.isPrimary) {
    throw new Failure('invalid-input', {
      fields: { url: `Dit profiel hoort bij ${domain.name}. Vul een adres op die website in.` },
    })
  }
  try {
    await tx.execute(sql`select ensure_primary_domain(${session.userId}, ${website})`)
  } catch (cause) {
    throw takenOr(cause, url, 'domain-failed')
  }
  if (domain.name === '') return
  const [renamed] = await tx.select({ name: domains.domain_name }).from(domains).where(eq(domains.id, domain.id))
  // It does not take the name of another website of the account.
  if (renamed?.name !== website) return
  await recordAct(tx, services, {
    ...ownAct('website-changed', session),
    details: { from: domain.name, to: website },
  })
}

/** Names the domain as nameDomain does, inside a save of which the rest goes on: returns why it keeps its name, if it does. */
export async function moveDomain(
  tx: Tx,
  services: Services,
  session: Session,
  domain: OwnDomain,
  url: URL,
): Promise<Failure | null> {
  if (domain.name === '' || websiteOf(url) === domain.name) return null
  try {
    // A savepoint, which undoes only this.
    await tx.transaction((inner) => nameDomain(inner, services, session, domain, url))
    return null
  } catch (error) {
    if (!(error instanceof Failure) || error.status >= 500) throw error
    return error
  }
}
