/** Sends one mail after a template of email_templates. */
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { email_templates } from '#db/schema/email-templates.ts'
import { Failure } from '../failure.ts'
import { parseInput } from '../input.ts'
import { withOperator } from '../operator.ts'
import type { Services } from '../services.ts'
import { templatedMailSchema } from './mail.schema.ts'
import { headerText, renderTemplate } from './render-template.rules.ts'
import { senderOf } from './sender.ts'

/** Throws 'invalid-input', 'template-not-found', 'template-placeholder-missing' or 'mail-failed'. */
export async function sendTemplatedMail(
  services: Services,
  input: z.input<typeof templatedMailSchema>,
  headers: Record<string, string> = {},
): Promise<void> {
  const { template_key, to, variables } = parseInput(templatedMailSchema, input)
  const template = await findTemplate(services, template_key)
  if (!template) throw new Failure('template-not-found')
  const sender = senderOf(services.mailFrom)
  const mail = {
    from: { name: headerText(template.from_name || sender.name), address: template.from_email || sender.address },
    to,
    ...withOperator(renderTemplate(template, variables), services.operator),
    // No answering machine replies to it (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
  }
  try {
    await services.sendMail(mail)
  } catch (cause) {
    throw new Failure('mail-failed', { cause })
  }
}

/** As background work: a mail goes out for visitors too, who may not read templates. */
async function findTemplate({ db }: Services, key: string) {
  const [template] = await db.asJobs((tx) =>
    tx
      .select({
        subject: email_templates.subject,
        from_name: email_templates.from_name,
        from_email: email_templates.from_email,
        html: email_templates.html,
        text: email_templates.text,
      })
      .from(email_templates)
      .where(eq(email_templates.key, key)),
  )
  return template ?? null
}
