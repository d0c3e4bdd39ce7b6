/** Publishing: all of it in one transaction, so that a profile is either as before or published whole. */
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { domains } from '#db/schema/domains.ts'
import { profiles } from '#db/schema/profiles.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { hostOf } from '#features/domains/host.ts'
import { planInForce } from '#features/domains/plan-in-force.ts'
import { Failure } from '#features/failure.ts'
import { PROFILE_TEXTS } from '#features/profiles/profile.schema.ts'
import { checkedForm, fetchImagesOf, publishableUrl, storedColumns } from '#features/profiles/profile.server.ts'
import type { Services } from '#features/services.ts'

export interface Published {
  domainId: string
  slug: string
  /** ISO 8601. */
  publishedAt: string
}

async function nameDomain(tx: Tx, userId: string, url: URL): Promise<string> {
  try {
    const { rows } = await tx.execute<{ id: string }>(
      sql`select ensure_primary_domain(${userId}, ${hostOf(url)}) as id`,
    )
    return rows[0]!.id
  } catch (cause) {
    throw new Failure('domain-failed', { cause })
  }
}

/** Validates, names the primary domain, stores the form and publishes it. Throws 'invalid-input' with a message per field. */
export async function publishProfile(services: Services, session: Session, values: unknown): Promise<Published> {
  const now = services.now()
  const { plan, ...published } = await services.db.as(actorOf(session), async (tx) => {
    const plan = await planOf(tx, session.userId)
    const input = checkedForm(values, plan)
    const fields = {
      ...(input.companyName === '' ? { companyName: PROFILE_TEXTS.required } : {}),
      ...(input.url === '' ? { url: PROFILE_TEXTS.required } : {}),
    }
    if (Object.keys(fields).length > 0)
      throw new Failure('invalid-input', { fields, log: PROFILE_TEXTS.nameAndUrlRequired })
    const url = publishableUrl(input.url, services)
    if (!url) throw new Failure('invalid-input', { fields: { url: PROFILE_TEXTS.urlInvalid } })

    const domainId = await nameDomain(tx, session.userId, url)
    const columns = {
      ...storedColumns(input, plan),
      url: url.href,
      published: true,
      status: 'active',
      llm_profiel_status: 'published',
      geo_published_at: now,
    }
    try {
      const [row] = await tx
        .insert(profiles)
        .values({ id: session.userId, domain_id: domainId, ...columns })
        .onConflictDoUpdate({ target: [profiles.id, profiles.domain_id], set: columns })
        .returning({ slug: profiles.profile_slug })
      return { plan, domainId, slug: row!.slug!, publishedAt: now.toISOString() }
    } catch (cause) {
      throw new Failure('profile-save-failed', { cause })
    }
  })
  fetchImagesOf(services, session, plan)
  return published
}

/** Takes the account's primary profile off the public site. Its slug stays, so that publishing again gives the same address. */
export async function unpublishProfile({ db }: Services, session: Session): Promise<void> {
  await db.as(actorOf(session), async (tx) => {
    const primary = tx
      .select({ id: domains.id })
      .from(domains)
      .where(and(eq(domains.user_id, session.userId), domains.is_primary))
    await tx
      .update(profiles)
      .set({ published: false, llm_profiel_status: 'concept' })
      .where(and(eq(profiles.id, session.userId), eq(profiles.domain_id, primary)))
  })
}

async function planOf(tx: Tx, userId: string) {
  const [row] = await tx
    .select({ plan: planInForce(domains.user_id, domains.id) })
    .from(domains)
    .where(and(eq(domains.user_id, userId), domains.is_primary))
  return row?.plan ?? 'free'
}
