/** Rows of tables, as the columns and values of an insert, for tests of who may read and write them. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'

export const newsletterRow = (email: string) => sql`
  (email_hash, email, requested_at, consent_text, consent_version, ip_hash, confirm_hash)
  values (${randomUUID()}, ${email}, now(), 'T', '1', 'i', ${randomUUID()})`

/** Of the first versions, as those of the mails that the product comes with. */
export const mailingRow = () => sql`
  (template_id, version, started_at, next_at) select id, 1, now(), now() from email_templates where key = 'nieuwsbrief'`
export const mailTestRow = () => sql`
  (template_id, version, sent_at) select id, 1, now() from email_templates where key = 'nieuwsbrief'`
/** Of the customer's own subscription, found again by its error. */
export const receiverRow = ({ email }: { email: string }) => sql`
  (mailing_id, subscription_id, due_at, error)
  select m.id, n.id, now(), ${email} from newsletter_mailings m, newsletter_subscriptions n where n.email = ${email}`

export const formerRow = ({ id }: { id: string }) => sql`(slug, user_id) values (${randomUUID()}, ${id})`

export const mailRow = (to: string) => sql`
  (template_key, to_address, created_at, due_at, expires_at) values ('wachtwoord_reset', ${to}, now(), now(), now())`

export const visitRow = (userId: string, domainId: string) => sql`
  (user_id, domain_id, visited_at, crawler, format, verdict, allowed)
  values (${userId}, ${domainId}, now(), 'GPTBot', 'page', 'verified', true)`
export const visitDayRow = (userId: string, domainId: string) => sql`
  (user_id, domain_id, day, crawler, verdict, hits) values (${userId}, ${domainId}, '2026-01-31', 'GPTBot', 'verified', 1)`
export const ownFileRow = (userId: string, domainId: string) => sql`
  (user_id, domain_id, file, url, state, checked_at)
  values (${userId}, ${domainId}, 'llms.txt', 'https://voorbeeld.nl/llms.txt', 'valid', now())`

export const IMAGE = 'a'.repeat(64)
export const imageRow = (hash: string) =>
  sql`(hash, type, bytes, width, height) values (${hash}, 'image/png', 'x'::bytea, 1, 1)`
export const imageSourceRow = (userId: string) => sql`
  (user_id, kind, url, state, hash, requested_at)
  values (${userId}, 'logo', 'https://voorbeeld.nl/logo.png', 'opgehaald', ${IMAGE}, now())`

export const shareImageRow = (userId: string, domainId: string) => sql`
  (user_id, domain_id, words, hash, drawn_at) values (${userId}, ${domainId}, ${'c'.repeat(64)}, ${IMAGE}, now())`

export const comparisonRow = (userId: string) => sql`
  (user_id, id, month, own_url, started_at, seen_at)
  values (${userId}, ${randomUUID()}, '2026-01', 'https://voorbeeld.nl/', now(), now())`
export const readingRow = (userId: string, domainId: string) => sql`
  (user_id, domain_id, kind, subject, day, started_at, seen_at)
  values (${userId}, ${domainId}, 'website', 'https://voorbeeld.nl/', '2026-01-01', now(), now())`
export const proposalRow = (userId: string, domainId: string) => sql`
  (user_id, domain_id, field, value, value_key, kind, sources, found_at)
  values (${userId}, ${domainId}, 'sector', '{"is": "x"}', 'x', 'website', '[]', now())`

export const customerRow = (userId: string) => sql`
  (user_id, state, role, plan_type, name, email, search, created_at, signed_in_at)
  values (${userId}, 'active', 'user', 'free', 'a', 'a@x.nl', ' a', now(), now())`

interface Owner {
  id: string
  domainId: string
}

export const proofRow = ({ id, domainId }: Owner) => sql`
  (user_id, domain_id, website, method, checked_at) values (${id}, ${domainId}, 'b.nl', 'dns', now())`
export const standingQuestionRow = ({ id, domainId }: Owner) => sql`
  (user_id, domain_id, question, country, language, question_key, assistants, schedule, since_day, next_day, created_at)
  values (${id}, ${domainId}, 'Wat doet B?', 'NL', 'nl', ${randomUUID()}, '{claude}', 'monthly', '2026-01-31', '2026-02-28', now())`
export const askingRow = ({ id, domainId }: Owner) => sql`
  (user_id, domain_id, assistant, question, country, language, question_key, day, due_at, asked_at)
  values (${id}, ${domainId}, 'claude', 'Wat doet B?', 'NL', 'nl', ${randomUUID()}, '2026-01-31', now(), now())`
export const answerRow = ({ id, domainId }: Owner) => sql`
  (user_id, domain_id, assistant, question, answer, judgement, judged_version, created_at)
  values (${id}, ${domainId}, 'claude', 'Wat doet B?', 'B bakt.', '{}', 1, now())`
export const landingPageRow = ({ id, domainId }: Owner) => sql`
  (user_id, domain_id, url, report, read_at) values (${id}, ${domainId}, 'https://b.nl/b', '{}', now())`
export const firstPageRow = ({ id, domainId }: Owner) => sql`
  (user_id, domain_id, host, path, named_at) values (${id}, ${domainId}, 'b.nl', '/b', now())`
export const confirmedFactsRow = ({ id, domainId }: Owner) => sql`
  (user_id, domain_id, confirmed_at, facts, published) values (${id}, ${domainId}, now(), '{}', true)`
export const factComparisonRow = ({ id, domainId }: Owner) => sql`
  (user_id, domain_id, website, compared_at, sources) values (${id}, ${domainId}, 'https://b.nl/', now(), '[]')`
export const linkedPageRow = ({ id, domainId }: Owner) => sql`
  (user_id, domain_id, url, added_at) values (${id}, ${domainId}, 'https://www.facebook.com/b', now())`
export const counterRow = () => sql`(key, window_start, count) values ('k', now(), 1)`

export const figureRow = () => sql`(day, figure, number) values ('2026-01-01', 'publishes', 3)`
export const noticeRow = ({ id, domainId }: Owner) => sql`
  (user_id, domain_id, kind, cause, details, created_at)
  values (${id}, ${domainId}, 'published', ${randomUUID()}, '{"website": "b.nl"}', now())`
export const watchRow = ({ id, domainId }: Owner) => sql`
  (user_id, domain_id, website, state, watched_on) values (${id}, ${domainId}, 'b.nl', '{}', '2026-01-31')`
