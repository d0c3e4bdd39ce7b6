/** Rows that nobody but the program itself writes, as the columns and values of an insert. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'

export const newsletterRow = (email: string) => sql`
  (email_hash, email, requested_at, consent_text, consent_version, ip_hash, confirm_hash)
  values (${randomUUID()}, ${email}, now(), 'T', '1', 'i', ${randomUUID()})`

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
