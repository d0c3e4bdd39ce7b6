/** Publishing in one transaction, so that a profile is either unchanged or published completely. */
import { and, eq, sql } from 'drizzle-orm'
import { profiles } from '#db/schema/profiles.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { ownAct } from '#features/audit-log/own-act.ts'
import { recordAct, recordingOf } from '#features/audit-log/record-act.server.ts'
import { lockLiveWebsites, nameDomain, takenOr, websiteIn } from '#features/domains/name-domain.server.ts'
import { requireOwnDomain } from '#features/domains/own-domain.server.ts'
import { websiteOf } from '#features/domains/website.ts'
import { Failure } from '#features/failure.ts'
import { PROFILE_TEXTS } from '#features/profiles/profile.schema.ts'
import { checkedForm, fetchImagesOf, ownProfile, storedColumns } from '#features/profiles/profile.server.ts'
import type { Services } from '#features/services.ts'
import { typedUrl } from '#features/typed-url.ts'

export interface Published {
  domainId: string
  slug: string
  /** ISO 8601. */
  publishedAt: string
}

/**
 * Validates and stores the form, names the domain and publishes; `domainId` null: the primary domain. Throws 'changed-elsewhere' if the
 * profile is newer than `begunFrom`, 'invalid-input' with a message per field, 'website-not-covered', 'website-taken' or
 * 'shared-website-taken' if it is live for another account, or 'domain-not-found'.
 */
export async function publishProfile(
  services: Services,
  session: Session,
  domainId: string | null,
  values: unknown,
  begunFrom?: string,
): Promise<Published> {
  const now = services.now()
  const { plan, ...published } = await services.db.as(actorOf(session), async (tx) => {
    const found = await requireOwnDomain(tx, session, domainId)
    const { plan } = found
    if (!found.isCovered) throw new Failure('website-not-covered')
    const domain = await lockLiveWebsites(tx, session, found, websiteIn(values, services))
    const { input, isFirst } = await checkedForm(tx, session, domain, values, now, begunFrom)
    const fields = {
      ...(input.companyName === '' ? { companyName: PROFILE_TEXTS.required } : {}),
      ...(input.url === '' ? { url: PROFILE_TEXTS.required } : {}),
    }
    if (Object.keys(fields).length > 0)
      throw new Failure('invalid-input', { fields, log: PROFILE_TEXTS.nameAndUrlRequired })
    const url = typedUrl(input.url, services)
    if (!url) throw new Failure('invalid-input', { fields: { url: PROFILE_TEXTS.urlInvalid } })

    await nameDomain(tx, services, session, domain, url)
    const columns = {
      ...storedColumns(input, plan),
      url: url.href,
      published: true,
      status: 'active',
      llm_profiel_status: 'published',
      geo_published_at: now,
    }
    try {
      // To insert a row that stands there would first check and prepare one in vain.
      const saving = isFirst
        ? tx
            .insert(profiles)
            .values({ id: session.userId, domain_id: domain.id, ...columns })
            .onConflictDoUpdate({ target: [profiles.id, profiles.domain_id], set: columns })
            .returning({ slug: profiles.profile_slug })
        : tx
            .update(profiles)
            .set(columns)
            .where(ownProfile(session, domain.id))
            .returning({ slug: profiles.profile_slug })
      const act = { ...ownAct('profile-published', session), details: { website: websiteOf(url) } }
      const { rows } = await tx.execute<{ slug: string }>(sql`
        with saved as ${saving} select profile_slug as slug, ${recordingOf(services, act)} from saved`)
      return { plan, domainId: domain.id, slug: rows[0]!.slug, publishedAt: now.toISOString() }
    } catch (cause) {
      throw takenOr(cause, url, 'profile-save-failed')
    }
  })
  fetchImagesOf(services, session, plan)
  return published
}

/**
 * Takes a domain's profile offline; `domainId` null: that of the primary domain. Its slug stays, so that publishing again gives the same
 * address. Throws 'domain-not-found'.
 */
export async function unpublishProfile(services: Services, session: Session, domainId: string | null): Promise<void> {
  await services.db.as(actorOf(session), async (tx) => {
    const domain = await requireOwnDomain(tx, session, domainId)
    await lockLiveWebsites(tx, session, domain, null)
    await tx
      .update(profiles)
      .set({ published: false, llm_profiel_status: 'concept' })
      .where(and(eq(profiles.id, session.userId), eq(profiles.domain_id, domain.id)))
    await recordAct(tx, services, { ...ownAct('profile-unpublished', session), details: { website: domain.name } })
  })
}
