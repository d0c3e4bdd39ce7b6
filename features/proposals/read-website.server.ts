/** Reads a customer's website, and stores proposals for the profile while the pages come in. */
import { profiles } from '#db/schema/profiles.ts'
import type { MissedPages } from '#db/schema/proposals.ts'
import { findFacts } from '#engine/find-facts.ts'
import type { FoundFacts } from '#engine/found-facts.ts'
import type { PagesAsked } from '#engine/missed-pages.ts'
import { OUTCOME_KINDS } from '#engine/outcomes.ts'
import type { Session } from '#features/accounts/session.ts'
import { firstPagesOf } from '#features/analyses/first-pages.server.ts'
import { Failure } from '#features/failure.ts'
import { PROFILE_TEXTS } from '#features/profiles/profile.schema.ts'
import type { Services } from '#features/services.ts'
import { typedUrl } from '#features/typed-url.ts'
import { foundValues } from './found-values.rules.ts'
import type { ReadingView, ReadWebsiteInput } from './proposals.schema.ts'
import { beginReading, endReading, findReading, followReading, giveReadingBack } from './readings.server.ts'

/**
 * Reads the website at `url`. The customer typed this URL, so it is saved at once if the profile has none; everything else becomes a
 * proposal. The reading continues if the caller disconnects, and can be followed after a reload of the page.
 * Throws 'invalid-input', 'domain-not-found', 'reading-limit-reached', 'too-many-at-once', 'too-busy' or 'reading-failed'.
 */
export async function readWebsite(
  services: Services,
  session: Session,
  domainId: string,
  input: ReadWebsiteInput,
): Promise<ReadingView> {
  const url = typedUrl(input.url.trim(), services)
  if (!url) throw new Failure('invalid-input', { fields: { url: PROFILE_TEXTS.urlInvalid } })
  const asked = { kind: 'website' as const, subject: url.href, domainId, id: input.readingId }
  const reading = await beginReading(services, session, asked, async (tx, profile) => {
    if (profile.url) return
    await tx
      .insert(profiles)
      .values({ id: session.userId, domain_id: profile.domainId, url: url.href })
      .onConflictDoUpdate({ target: [profiles.id, profiles.domain_id], set: { url: url.href } })
  })
  const follow = followReading(services, session, reading)
  try {
    const name = String(reading.profile.columns.company_name)
    const result = await services.work.run({ account: session.userId, size: 1, onAhead: follow.ahead }, async () => {
      follow.ahead(null)
      return findFacts(url.href, {
        takenAt: services.now(),
        allowPrivateHosts: services.auditAllowPrivateHosts,
        botInfoUrl: `${services.baseUrl}/bot`,
        readFirst: await firstPagesOf(services, session, reading.profile.domainId, url),
        ...(name ? { name } : {}),
        onProgress: follow.step,
        onFacts: (found) => wasRead(found) && follow.found(foundValues(found, { kind: 'website' })),
      })
    })
    await follow.end()
    if (!result.ok) {
      await endReading(services, session, reading, {
        outcome: 'private-redirect',
        notRead: null,
        values: null,
        isComplete: false,
      })
      throw new Failure('invalid-input', { fields: { url: PROFILE_TEXTS.urlInvalid }, log: result.reason })
    }
    const { found, pages } = result
    await endReading(services, session, reading, {
      outcome: found.outcome,
      notRead: found.notRead,
      values: wasRead(found) ? foundValues(found, { kind: 'website' }) : null,
      isComplete: pages.isWhole,
      missed: wasRead(found) ? missedOf(pages) : null,
    })
  } catch (error) {
    await giveReadingBack(services, session, reading)
    throw error instanceof Failure ? error : new Failure('reading-failed', { cause: error })
  } finally {
    await follow.end()
  }
  const { until: _, ...view } = (await findReading(services, session, reading.id, null))!
  return view
}

function missedOf({ missed, asked }: PagesAsked): MissedPages | null {
  return missed.length === 0
    ? null
    : { pages: missed.map((page) => ({ ...page, url: page.url.slice(0, 2000) })), asked }
}

/** A parked domain or a login page says nothing about the company. */
const wasRead = ({ outcome }: FoundFacts) => OUTCOME_KINDS[outcome].scored && outcome !== 'all-shut-out'
