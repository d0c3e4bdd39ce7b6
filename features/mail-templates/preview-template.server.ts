/** What a mail looks like with example values: on the screen, and as a test mail in a mailbox. */
import { z } from 'zod'
import { emailField } from '#features/accounts/accounts.schema.ts'
import { takeRateLimit } from '#features/accounts/rate-limits.server.ts'
import { requireAdmin } from '#features/accounts/require.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { parseInput } from '#features/input.ts'
import { inLayout } from '#features/mail/mail-layout.rules.ts'
import { fillTemplate, headerText } from '#features/mail/render-template.rules.ts'
import { senderOf } from '#features/mail/sender.ts'
import { dutchKey, languageOf, valuesOf } from '#features/mail/template-problems.rules.ts'
import { queueAsAdmin } from '#features/mail/templated-mail.server.ts'
import { withOperator } from '#features/operator.ts'
import { shownPeriod } from '#features/reports/report-mail.rules.ts'
import type { Services } from '#features/services.ts'
import type { TypedTemplate } from './template.schema.ts'

export interface MailPreview {
  /** 'Naam <adres>' */
  from: string
  subject: string
  html: string
  text: string
}

/** Also of a text that is not finished yet. Throws 'not-allowed'. */
export function previewMail(
  services: Services,
  session: Session,
  key: string,
  typed: TypedTemplate,
  { withoutName = false } = {},
): MailPreview {
  requireAdmin(session)
  const sender = senderOf(services.mailFrom)
  const examples = exampleValues(services, key)
  const values = withoutName ? { ...examples, first_name: '' } : examples
  const mail = inLayout(fillTemplate(typed, values), languageOf(key))
  const name = headerText(typed.from_name || sender.name)
  return {
    from: `${name} <${typed.from_email || sender.address}>`,
    ...withOperator(mail, services.operator),
  }
}

const testMailSchema = z.object({ to: emailField('Vul een email adres in') })

/**
 * Sends the stored version. Returns the address. Throws 'invalid-input', 'not-allowed', 'too-many-requests', 'template-not-found' or
 * 'template-placeholder-missing'.
 */
export async function sendTestMail(
  services: Services,
  session: Session,
  template_key: string,
  input: z.input<typeof testMailSchema>,
): Promise<string> {
  const admin = requireAdmin(session)
  const { to } = parseInput(testMailSchema, input)
  await takeRateLimit(services, 'templated-mail-by-user', admin.userId)
  const variables = exampleValues(services, template_key)
  await services.db.as(actorOf(admin), (tx) => queueAsAdmin(tx, services, admin, { template_key, to, variables }))
  return to
}

/** The links lead to our own site, and open nothing of anyone. In the language of the mail, and about what this mail is about. */
function exampleValues({ baseUrl }: Services, key: string): Record<string, string> {
  const language = languageOf(key)
  const of = (mails: Record<string, string>, otherwise: string) => mails[dutchKey(key)] ?? otherwise
  const examples = {
    first_name: 'Sanne',
    company_name: of({ website_overgenomen: WEBSITE, bewijs_vervallen: WEBSITE }, 'Bakkerij Zon'),
    confirm_url: `${baseUrl}/voorbeeld?link=in-de-echte-mail`,
    unsubscribe_url: `${baseUrl}/nieuwsbrief/afmelden/voorbeeld`,
    temp_password: 'voorbeeld-wachtwoord',
    period: shownPeriod('2026-11', language),
    report: of({ rapport_niet_gelezen: NOT_READ[language] }, REPORT[language]),
    notices: NOTICES[language],
  }
  return Object.fromEntries(valuesOf(key).fills.map((name) => [name, examples[name]]))
}

const WEBSITE = 'bakkerijzon.example'
const REPORT = {
  nl: 'Score: 67 van de 100, matig.\n\nWat nu het meest oplevert: Zet je KvK-nummer in de footer (van 67 naar 70).',
  en: 'Score: 67 out of 100, fair.\n\nWhat brings most now: Put your KvK number in the footer (from 67 to 70).',
}
const NOT_READ = {
  nl: 'De server nam geen verbinding aan.',
  en: 'The server did not accept a connection.',
}
const NOTICES = {
  nl: 'Je robots.txt is veranderd\n– regel 3, nieuw: Disallow: /winkelwagen',
  en: 'Your robots.txt has changed\n– line 3, added: Disallow: /winkelwagen',
}
