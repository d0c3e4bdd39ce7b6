/**
 * All data of an account, for its owner to download (AVG, article 20). Secrets and the operator's own columns are left out; reports
 * and comparisons contain what the plan in force shows.
 */
import { asc, eq, getTableColumns } from 'drizzle-orm'
import { accounts, type Plan, user_roles, user_subscriptions } from '#db/schema/accounts.ts'
import { first_pages } from '#db/schema/analyses.ts'
import { askings, assistant_answers } from '#db/schema/assistants/assistant-answers.ts'
import { standing_questions } from '#db/schema/assistants/standing-questions.ts'
import { passkey, personalToken, session as sessions } from '#db/schema/auth.ts'
import { comparisons } from '#db/schema/comparisons.ts'
import { confirmed_facts, fact_comparisons, linked_pages } from '#db/schema/consistency/fact-comparisons.ts'
import { crawler_visit_days } from '#db/schema/crawler-visits.ts'
import { domain_proofs } from '#db/schema/domain-proofs.ts'
import { domains } from '#db/schema/domains.ts'
import { image_sources, images } from '#db/schema/images.ts'
import { landing_pages } from '#db/schema/landing-pages.ts'
import { notices, website_watches } from '#db/schema/notices.ts'
import { profiles } from '#db/schema/profiles.ts'
import { proposals, readings } from '#db/schema/proposals.ts'
import { reports, reports_free } from '#db/schema/reports.ts'
import { shared_reports } from '#db/schema/shared-reports.ts'
import { sectionsText } from '#engine/report/report-text.ts'
import { allows } from '#features/access/plans.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { analysisView, type StoredReport } from '#features/analyses/analysis-view.ts'
import { ownAct } from '#features/audit-log/own-act.ts'
import { recordAct } from '#features/audit-log/record-act.server.ts'
import { planInForce } from '#features/domains/plan-in-force.ts'
import { imagePath } from '#features/images/image-path.ts'
import type { Services } from '#features/services.ts'

/** Every row of the account, by table, with the columns' own names. */
export async function exportAccount(services: Services, session: Session): Promise<object> {
  const { db, now, baseUrl } = services
  const id = session.userId
  // Before the transaction: the embedded database has one connection.
  const signIn = await signInRows(services, id)
  return db.as(actorOf(session), async (tx) => {
    const plans = await tx
      .select({ plan: planInForce(domains.user_id, domains.id) })
      .from(domains)
      .where(eq(domains.user_id, id))
    await recordAct(tx, services, ownAct('data-exported', session))
    const compares = plans.some(({ plan }) => allows(plan, 'competitors'))
    return {
      exported_at: now().toISOString(),
      ...signIn,
      account: await tx.select().from(accounts).where(eq(accounts.user_id, id)),
      user_roles: await tx.select().from(user_roles).where(eq(user_roles.user_id, id)),
      user_subscriptions: await tx.select().from(user_subscriptions).where(eq(user_subscriptions.user_id, id)),
      domains: await tx.select().from(domains).where(eq(domains.user_id, id)).orderBy(asc(domains.created_at)),
      domain_proofs: await tx.select().from(domain_proofs).where(eq(domain_proofs.user_id, id)),
      notices: await tx.select().from(notices).where(eq(notices.user_id, id)).orderBy(asc(notices.created_at)),
      website_watches: await tx.select().from(website_watches).where(eq(website_watches.user_id, id)),
      confirmed_facts: await tx.select().from(confirmed_facts).where(eq(confirmed_facts.user_id, id)),
      fact_comparisons: await tx.select().from(fact_comparisons).where(eq(fact_comparisons.user_id, id)),
      linked_pages: await tx.select().from(linked_pages).where(eq(linked_pages.user_id, id)),
      first_pages: await tx.select().from(first_pages).where(eq(first_pages.user_id, id)),
      profiles: await tx.select().from(profiles).where(eq(profiles.id, id)).orderBy(asc(profiles.created_at)),
      proposals: await tx.select().from(proposals).where(eq(proposals.user_id, id)).orderBy(asc(proposals.found_at)),
      readings: await tx.select().from(readings).where(eq(readings.user_id, id)).orderBy(asc(readings.started_at)),
      reports: (
        await tx
          .select({ ...getTableColumns(reports), plan: planInForce(reports.user_id, reports.domain_id) })
          .from(reports)
          .where(eq(reports.user_id, id))
          .orderBy(asc(reports.aangemaakt_op))
      ).map(asItsPlanShows),
      reports_free: (
        await tx
          .select({ ...getTableColumns(reports_free), plan: planInForce(reports_free.user_id, reports_free.domain_id) })
          .from(reports_free)
          .where(eq(reports_free.user_id, id))
      ).map(asItsPlanShows),
      crawler_visit_days: await tx
        .select()
        .from(crawler_visit_days)
        .where(eq(crawler_visit_days.user_id, id))
        .orderBy(asc(crawler_visit_days.day)),
      // The images themselves can be downloaded from their addresses for as long as the account exists.
      images: (
        await tx
          .select({
            ...getTableColumns(image_sources),
            ...{ type: images.type, width: images.width, height: images.height },
          })
          .from(image_sources)
          .leftJoin(images, eq(images.hash, image_sources.hash))
          .where(eq(image_sources.user_id, id))
      ).map((image) => ({
        ...image,
        address: image.hash && image.type ? baseUrl + imagePath(image.hash, image.type) : null,
      })),
      standing_questions: await tx
        .select()
        .from(standing_questions)
        .where(eq(standing_questions.user_id, id))
        .orderBy(asc(standing_questions.created_at)),
      askings: await tx.select().from(askings).where(eq(askings.user_id, id)).orderBy(asc(askings.asked_at)),
      assistant_answers: await tx
        .select()
        .from(assistant_answers)
        .where(eq(assistant_answers.user_id, id))
        .orderBy(asc(assistant_answers.created_at)),
      landing_pages: await tx
        .select()
        .from(landing_pages)
        .where(eq(landing_pages.user_id, id))
        .orderBy(asc(landing_pages.read_at)),
      shared_reports: (await tx.select().from(shared_reports).where(eq(shared_reports.user_id, id))).map(
        ({ token_hash: _, ...link }) => link,
      ),
      comparisons: (await tx.select().from(comparisons).where(eq(comparisons.user_id, id))).map(({ result, ...row }) =>
        compares ? { ...row, result } : row,
      ),
    }
  })
}

/** How the account is signed in to: devices, passkeys and tokens by name, without what they work with. */
async function signInRows({ db: { auth } }: Services, userId: string) {
  return {
    sessions: await auth
      .select({ device: sessions.userAgent, created_at: sessions.createdAt, expires_at: sessions.expiresAt })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    passkeys: await auth
      .select({ name: passkey.name, created_at: passkey.createdAt })
      .from(passkey)
      .where(eq(passkey.userId, userId)),
    personal_tokens: await auth
      .select({
        name: personalToken.name,
        scope: personalToken.scope,
        created_at: personalToken.createdAt,
        last_used_at: personalToken.lastUsedAt,
      })
      .from(personalToken)
      .where(eq(personalToken.userId, userId)),
  }
}

function asItsPlanShows<Row extends { plan: Plan; result: unknown; samenvatting: string | null }>({
  plan,
  ...row
}: Row) {
  if (!row.result || allows(plan, 'full-analysis')) return row
  const result = analysisView(row.result as StoredReport, false)
  return { ...row, result, samenvatting: sectionsText(result.sections) }
}
