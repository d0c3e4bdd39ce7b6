/** One mail with what a website's customer was not mailed yet, in the transaction of the daily watch. */
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { notices } from '#db/schema/notices.ts'
import { queueMail } from '#features/mail/outbox.server.ts'
import type { Services } from '#features/services.ts'
import { URLS } from '#features/urls.ts'
import type { NoticeKind, NoticeOf } from './notice-details.ts'
import { byGravity, mailedText } from './notice-text.rules.ts'
import { toldTogether } from './told-together.rules.ts'
import type { WatchedDomain } from './watched-domains.server.ts'

/** These have a mail of their own, at once and for everyone: it is about whose the website is (db/sql/domains.sql). */
const MAILED_AT_ONCE: readonly NoticeKind[] = ['proof-lost', 'displaced']
type StoredNotice = NoticeOf & { id: string; domain_id: string | null }
/** What is older is no news: the account had no watch, or wanted no mail. */
const NEWS_MS = 3 * 86_400_000

export async function mailNotices(tx: Tx, services: Services, domain: WatchedDomain): Promise<void> {
  const about = domain.isPrimary
    ? or(eq(notices.domain_id, domain.id), isNull(notices.domain_id))
    : eq(notices.domain_id, domain.id)
  const unmailed = await tx
    .select()
    .from(notices)
    .where(and(eq(notices.user_id, domain.userId), eq(notices.mailed, false), about))
    .orderBy(asc(notices.created_at), asc(notices.id))
    .for('update')
  if (unmailed.length === 0) return
  await tx
    .update(notices)
    .set({ mailed: true })
    .where(
      inArray(
        notices.id,
        unmailed.map(({ id }) => id),
      ),
    )
  const since = services.now().getTime() - NEWS_MS
  const news = unmailed.filter(
    ({ kind, created_at, read_at }) =>
      !MAILED_AT_ONCE.includes(kind) && created_at.getTime() > since && read_at === null,
  )
  if (!domain.wantsMail || news.length === 0) return
  const { language, company, website, displayName, to } = domain
  const firstName = displayName.trim().split(/\s/)[0] ?? ''
  await queueMail(tx, services, {
    template_key: language === 'nl' ? 'meldingen' : 'meldingen_en',
    to,
    variables: {
      first_name: firstName || (language === 'nl' ? 'daar' : 'there'),
      company_name: company || website || (language === 'nl' ? 'je account' : 'your account'),
      notices: toldTogether((news as unknown as StoredNotice[]).toSorted(byGravity))
        .map((together) => mailedText(together, language, services.baseUrl))
        .join('\n\n'),
      confirm_url: services.baseUrl + URLS.notices,
    },
  })
}
