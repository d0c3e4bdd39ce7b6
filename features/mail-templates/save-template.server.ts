/** An admin changes a mail template, or brings an earlier version of it back. */
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Tx } from '#db/open-database.ts'
import { email_templates } from '#db/schema/mail/email-templates.ts'
import { requireAdmin } from '#features/accounts/require.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { ownAct } from '#features/audit-log/own-act.ts'
import { recordAct } from '#features/audit-log/record-act.server.ts'
import { Failure } from '#features/failure.ts'
import { parseInput } from '#features/input.ts'
import { templateProblems } from '#features/mail/template-problems.rules.ts'
import type { Services } from '#features/services.ts'
import { CONTENT_FIELDS, restoreTemplateSchema, saveTemplateSchema, type TemplateContent } from './template.schema.ts'
import { contentOf, type EditedTemplate, templateWithId } from './templates.server.ts'

/**
 * False: the template has this text already. Throws 'invalid-input', 'not-allowed', 'template-not-found', or 'changed-elsewhere' where
 * another version is in use than the one that was edited.
 */
export async function saveTemplate(
  services: Services,
  session: Session,
  input: z.input<typeof saveTemplateSchema>,
): Promise<boolean> {
  const admin = requireAdmin(session)
  const { key, version, ...content } = parseInput(saveTemplateSchema, input)
  refuseUnsendable(key, content)
  return services.db.as(actorOf(admin), async (tx) => {
    const { id, template } = await templateWithId(tx, key, true)
    if (!(await change(tx, { id, template }, version, content))) return false
    const details = { template: key, version: String(template.version + 1) }
    await recordAct(tx, services, { ...ownAct('template-saved', admin), details })
    return true
  })
}

/** Makes the earlier text the newest version. Answers and throws as `saveTemplate` does. */
export async function restoreTemplate(
  services: Services,
  session: Session,
  input: z.input<typeof restoreTemplateSchema>,
): Promise<boolean> {
  const admin = requireAdmin(session)
  const { key, version, current } = parseInput(restoreTemplateSchema, input)
  return services.db.as(actorOf(admin), async (tx) => {
    const { id, template } = await templateWithId(tx, key, true)
    const content = await contentOf(tx, id, version)
    refuseUnsendable(key, content)
    if (!(await change(tx, { id, template }, current, content))) return false
    const details = { template: key, version: String(template.version + 1), from: String(version) }
    await recordAct(tx, services, { ...ownAct('template-restored', admin), details })
    return true
  })
}

async function change(
  tx: Tx,
  { id, template }: { id: string; template: EditedTemplate },
  edited: number,
  content: TemplateContent,
): Promise<boolean> {
  // Before the version: the same form sent twice is one change.
  if (CONTENT_FIELDS.every((field) => (template[field] ?? '').trim() === (content[field] ?? '').trim())) return false
  if (template.version !== edited) throw new Failure('changed-elsewhere')
  await tx.update(email_templates).set(content).where(eq(email_templates.id, id))
  return true
}

function refuseUnsendable(key: string, { subject, html, text }: TemplateContent): void {
  const fields = templateProblems(key, { subject, html, text: text ?? '' })
  if (Object.keys(fields).length > 0) throw new Failure('invalid-input', { fields })
}
