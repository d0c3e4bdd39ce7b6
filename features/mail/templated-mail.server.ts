/** Mails from the templates in email_templates. */
import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Tx } from '#db/open-database.ts'
import { email_templates } from '#db/schema/mail/email-templates.ts'
import { requireAdmin } from '#features/accounts/require.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { ownAct } from '#features/audit-log/own-act.ts'
import { recordAct } from '#features/audit-log/record-act.server.ts'
import { Failure } from '#features/failure.ts'
import { parseInput } from '#features/input.ts'
import { withOperator } from '#features/operator.ts'
import type { MailFile, OutgoingMail, Services } from '#features/services.ts'
import { type TemplateVariables, templatedMailSchema } from './mail.schema.ts'
import { hasFrame, inLayout, type MailPicture } from './mail-layout.rules.ts'
import { MAIL_EXPIRES_MS } from './outbox.server.ts'
import { headerText, renderTemplate } from './render-template.rules.ts'
import { senderOf } from './sender.ts'
import { englishKey, languageOf } from './template-problems.rules.ts'

/**
 * Queues one mail of an admin's choice; the same again within a minute is sent once. Throws 'invalid-input', 'template-not-found' or
 * 'template-placeholder-missing'.
 */
export async function sendTemplatedMail(
  services: Services,
  session: Session,
  input: z.input<typeof templatedMailSchema>,
): Promise<void> {
  const admin = requireAdmin(session)
  const { template_key, to, variables } = parseInput(templatedMailSchema, input)
  await services.db.as(actorOf(admin), (tx) => queueAsAdmin(tx, services, admin, { template_key, to, variables }))
}

/** In the transaction of the admin, with its row in the audit log. */
export async function queueAsAdmin(
  tx: Tx,
  services: Services,
  admin: Session,
  { template_key, to, variables }: { template_key: string; to: string; variables: TemplateVariables },
): Promise<void> {
  const now = services.now()
  const expires = new Date(now.getTime() + MAIL_EXPIRES_MS)
  // A missing value is reported now, to the admin who can supply it.
  renderTemplate(await findTemplate(tx, template_key), variables)
  const { rows } = await tx.execute<{ queued: boolean }>(sql`
    select queue_mail_as_admin(${template_key}, ${to}, ${JSON.stringify(variables)}::jsonb,
      ${now.toISOString()}::timestamptz, ${expires.toISOString()}::timestamptz) as queued`)
  if (!rows[0]?.queued) return
  await recordAct(tx, services, { ...ownAct('mail-sent', admin), details: { template: template_key } })
}

export interface ShownPicture {
  picture: MailPicture
  file: MailFile
}

/** Throws 'template-placeholder-missing'. */
export function composeTemplatedMail(
  { mailFrom, operator }: Services,
  template: Omit<Awaited<ReturnType<typeof findTemplate>>, 'version'>,
  { to, variables, shown }: { to: string; variables: TemplateVariables; shown?: ShownPicture | null },
): Omit<OutgoingMail, 'id'> {
  const sender = senderOf(mailFrom)
  const { unsubscribe_url } = variables
  const text = renderTemplate(template, variables)
  // A frame of an admin's own has no place for it.
  const picture = shown && !hasFrame(text.html) ? shown : null
  return {
    from: { name: headerText(template.from_name || sender.name), address: template.from_email || sender.address },
    to,
    ...withOperator(inLayout(text, languageOf(template.key), picture?.picture), operator),
    ...(picture ? { files: [picture.file] } : {}),
    headers: {
      // Stops automatic replies (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      // RFC 8058: the mail program shows its own button, which unsubscribes without a page.
      ...(unsubscribe_url
        ? { 'List-Unsubscribe': `<${unsubscribe_url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
        : {}),
    },
  }
}

/**
 * The product's own mail in the language of the recipient: English where an account with this address chose that for its first
 * website. Throws 'template-not-found'.
 */
export async function findTemplateFor(tx: Tx, key: string, to: string) {
  const { rows } = await tx.execute<{ english: boolean }>(sql`
    select exists (
      select from accounts a
      join domains d on d.user_id = a.user_id and d.is_primary
      join profiles p on p.domain_id = d.id and p.taal = 'en'
      where lower(a.email) = lower(${to}) and exists (select from email_templates where key = ${englishKey(key)})
    ) as english`)
  return findTemplate(tx, rows[0]!.english ? englishKey(key) : key)
}

/** Throws 'template-not-found'. */
export async function findTemplate(tx: Tx, key: string) {
  const [template] = await tx
    .select({
      key: email_templates.key,
      version: email_templates.version,
      subject: email_templates.subject,
      from_name: email_templates.from_name,
      from_email: email_templates.from_email,
      html: email_templates.html,
      text: email_templates.text,
    })
    .from(email_templates)
    .where(eq(email_templates.key, key))
  if (!template) throw new Failure('template-not-found')
  return template
}
