/** The mail templates and their versions, for admins. */
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { accounts } from '#db/schema/accounts.ts'
import { email_template_versions, email_templates } from '#db/schema/mail/email-templates.ts'
import { type DiffLine, diffLines } from '#engine/diff-lines.ts'
import { requireAdmin } from '#features/accounts/require.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { Failure } from '#features/failure.ts'
import type { Services } from '#features/services.ts'
import { CONTENT_FIELDS, type TemplateContent } from './template.schema.ts'

export interface TemplateRow {
  key: string
  subject: string
  version: number
  updatedAt: string
}

/** Throws 'not-allowed'. */
export async function listTemplates(services: Services, session: Session): Promise<TemplateRow[]> {
  requireAdmin(session)
  const rows = await services.db.as(actorOf(session), (tx) =>
    tx
      .select({
        key: email_templates.key,
        subject: email_templates.subject,
        version: email_templates.version,
        updated_at: email_templates.updated_at,
      })
      .from(email_templates)
      .orderBy(asc(email_templates.key)),
  )
  return rows.map(({ updated_at, ...row }) => ({ ...row, updatedAt: updated_at.toISOString() }))
}

export interface EditedTemplate extends TemplateContent {
  key: string
  version: number
}

/** Throws 'not-allowed' or 'template-not-found'. */
export function findEditedTemplate(services: Services, session: Session, key: string): Promise<EditedTemplate> {
  requireAdmin(session)
  return services.db.as(actorOf(session), async (tx) => (await templateWithId(tx, key)).template)
}

/** Locks the row where it is about to be changed. */
export async function templateWithId(
  tx: Tx,
  key: string,
  toChange = false,
): Promise<{ id: string; template: EditedTemplate }> {
  const query = tx
    .select({
      id: email_templates.id,
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
  const [found] = toChange ? await query.for('update') : await query
  if (!found) throw new Failure('template-not-found')
  const { id, ...template } = found
  return { id, template }
}

export interface TemplateVersion {
  version: number
  savedAt: string
  /** Null: no admin, or one whose account is gone. */
  savedBy: string | null
}

const MOST_VERSIONS = 100

/** Newest first. Throws 'not-allowed' or 'template-not-found'. */
export function listVersions(services: Services, session: Session, key: string): Promise<TemplateVersion[]> {
  requireAdmin(session)
  return services.db.as(actorOf(session), async (tx) => {
    const { id } = await templateWithId(tx, key)
    const rows = await tx
      .select({
        version: email_template_versions.version,
        savedAt: email_template_versions.saved_at,
        savedBy: accounts.email,
      })
      .from(email_template_versions)
      .leftJoin(accounts, eq(accounts.user_id, email_template_versions.saved_by))
      .where(eq(email_template_versions.template_id, id))
      .orderBy(desc(email_template_versions.version))
      .limit(MOST_VERSIONS)
    return rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() }))
  })
}

export interface FieldDifference {
  field: keyof TemplateContent
  lines: DiffLine[]
}

/** What changed from one version to another, of the fields that differ. Throws 'not-allowed' or 'template-not-found'. */
export function differenceOf(
  services: Services,
  session: Session,
  key: string,
  { from, to }: { from: number; to: number },
): Promise<FieldDifference[]> {
  requireAdmin(session)
  return services.db.as(actorOf(session), async (tx) => {
    const { id } = await templateWithId(tx, key)
    const [before, after] = [await contentOf(tx, id, from), await contentOf(tx, id, to)]
    // Without the empty line at the end that a default has and a saved text has not.
    const textOf = (content: TemplateContent, field: keyof TemplateContent) => (content[field] ?? '').trim()
    return CONTENT_FIELDS.filter((field) => textOf(before, field) !== textOf(after, field)).map((field) => ({
      field,
      lines: diffLines(textOf(before, field), textOf(after, field)),
    }))
  })
}

/** Throws 'template-not-found'. */
export async function contentOf(tx: Tx, templateId: string, version: number): Promise<TemplateContent> {
  const [found] = await tx
    .select({
      subject: email_template_versions.subject,
      from_name: email_template_versions.from_name,
      from_email: email_template_versions.from_email,
      html: email_template_versions.html,
      text: email_template_versions.text,
    })
    .from(email_template_versions)
    .where(and(eq(email_template_versions.template_id, templateId), eq(email_template_versions.version, version)))
  if (!found) throw new Failure('template-not-found')
  return found
}
