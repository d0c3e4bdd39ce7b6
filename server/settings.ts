/** The settings: one schema, a sentence and a default for each; the only reader of process.env. */
import { z } from 'zod'
import type { AskedAssistant, AssistantAccesses } from '#features/asking/asking.ts'

const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  )

const optionalText = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined)

const assistantKey = (assistant: string) =>
  optionalText.describe(`Key for asking ${assistant} what it says of a company; without it ${assistant} is not asked.`)

const assistantAddress = (assistant: string, address: string) =>
  z
    .url({ protocol: /^https?$/, error: 'kies een volledig adres dat met https:// of http:// begint.' })
    .default(address)
    .transform((url) => (url.endsWith('/') ? url.slice(0, -1) : url))
    .describe(`Where ${assistant} is asked (${address}).`)

const assistantModel = (assistant: string, model: string) =>
  z.string().trim().default(model).describe(`Which model of ${assistant} is asked (${model}).`)

const DRAIN_PROBLEM = 'kies een aantal seconden van 0 tot en met 60.'
const PACE_PROBLEM = 'kies een geheel getal van 1 tot en met 6000.'
const PORT_PROBLEM = 'kies een getal van 0 tot en met 65535.'

const schema = z
  .object({
    PORT: z.coerce
      .number({ error: PORT_PROBLEM })
      .int(PORT_PROBLEM)
      .min(0, PORT_PROBLEM)
      .max(65535, PORT_PROBLEM)
      .default(3000)
      .describe('Port to listen on (3000); 0 takes a free one.'),
    HOST: z
      .string()
      .default('127.0.0.1')
      .describe('Address to listen on (127.0.0.1); 0.0.0.0 opens it to the network.'),
    BASE_URL: z
      .url({ protocol: /^https?$/, error: 'BASE_URL moet een volledig adres zijn, bijvoorbeeld https://vindbaar.nl.' })
      .optional()
      .describe('Public address, for links in mails and profiles (http://localhost:PORT).'),
    DATA_DIR: z
      .string()
      .default('./data')
      .describe('Folder of the built-in database, the secret and the mails on disk (./data).'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'DATABASE_URL moet met postgres:// beginnen.')
      .optional()
      .describe('PostgreSQL 15 or newer; without it PGlite in DATA_DIR.'),
    JOBS: z
      .enum(['here', 'worker'], { error: 'kies here of worker.' })
      .default('here')
      .describe(
        'Who does background work and sends mail: this process too (here), or only npm run worker (worker; with DATABASE_URL).',
      ),
    AUTH_SECRET: z
      .string()
      .min(32, 'AUTH_SECRET moet minstens 32 tekens lang zijn.')
      .optional()
      .describe(
        'Signs sessions, at least 32 characters; made and kept in DATA_DIR by default, required with DATABASE_URL.',
      ),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, 'SMTP_URL moet met smtp:// of smtps:// beginnen.')
      .optional()
      .describe('Mail server, smtp:// or smtps://; without it each mail is an .eml file in DATA_DIR/outbox.'),
    MAIL_FROM: z
      .string()
      .default('Vindbaar <noreply@localhost>')
      .describe('Sender of mails (Vindbaar <noreply@localhost>).'),
    NEWSLETTER_PER_MINUTE: z.coerce
      .number({ error: PACE_PROBLEM })
      .int(PACE_PROBLEM)
      .min(1, PACE_PROBLEM)
      .max(6_000, PACE_PROBLEM)
      .default(60)
      .describe('How many mails of a mailing to the newsletter all processes together send in a minute (60).'),
    ADMIN_EMAIL: z
      .email('ADMIN_EMAIL moet een e-mailadres zijn.')
      .optional()
      .describe('E-mail address of the first admin (admin@vindbaar.local).'),
    ADMIN_PASSWORD: z
      .string()
      .min(6, 'ADMIN_PASSWORD moet minstens 6 tekens lang zijn.')
      .optional()
      .describe(
        'Password of the first admin; without it a one-time password is printed at each start until it was used.',
      ),
    ADMIN_REQUIRE_MFA: z
      .enum(['true', 'false'], 'ADMIN_REQUIRE_MFA is true of false.')
      .default('false')
      .transform((value) => value === 'true')
      .describe('With true an admin must set up a second sign-in step before doing anything as an admin (false).'),
    TRUSTED_PROXIES: list.describe('Addresses or ranges of proxies whose X-Forwarded-For counts, separated by commas.'),
    AUDIT_ALLOW_PRIVATE_HOSTS: list.describe(
      'Private hosts that the analysis may reach all the same, separated by commas; for tests and demos, refused in production.',
    ),
    DRAIN_SECONDS: z.coerce
      .number({ error: DRAIN_PROBLEM })
      .min(0, DRAIN_PROBLEM)
      .max(60, DRAIN_PROBLEM)
      .default(1)
      .describe('Seconds that /readyz says no before a SIGTERM closes the port (1); Ctrl-C does not wait.'),
    INDEXNOW_KEY: z
      .string()
      .regex(/^[A-Za-z0-9-]{8,128}$/, 'INDEXNOW_KEY moet 8 tot 128 letters, cijfers of streepjes lang zijn.')
      .optional()
      .describe('Key of IndexNow; with it search engines hear of each profile that may be indexed.'),
    OPENAI_API_KEY: assistantKey('ChatGPT'),
    OPENAI_BASE_URL: assistantAddress('ChatGPT', 'https://api.openai.com/v1'),
    OPENAI_MODEL: assistantModel('ChatGPT', 'gpt-6-astra'),
    PERPLEXITY_API_KEY: assistantKey('Perplexity'),
    PERPLEXITY_BASE_URL: assistantAddress('Perplexity', 'https://api.perplexity.ai'),
    PERPLEXITY_MODEL: assistantModel('Perplexity', 'sonar'),
    GOOGLE_GENERATIVE_AI_API_KEY: assistantKey('Gemini'),
    GOOGLE_GENERATIVE_AI_BASE_URL: assistantAddress('Gemini', 'https://generativelanguage.googleapis.com/v1beta'),
    GOOGLE_GENERATIVE_AI_MODEL: assistantModel('Gemini', 'gemini-4-argon'),
    ANTHROPIC_API_KEY: assistantKey('Claude'),
    ANTHROPIC_BASE_URL: assistantAddress('Claude', 'https://api.anthropic.com/v1'),
    ANTHROPIC_MODEL: assistantModel('Claude', 'claude-sonnet-5-5'),
    XAI_API_KEY: assistantKey('Grok'),
    XAI_BASE_URL: assistantAddress('Grok', 'https://api.x.ai/v1'),
    XAI_MODEL: assistantModel('Grok', 'grok-4.7'),
    OPERATOR_NAME: optionalText.describe('Who runs this site: name.'),
    OPERATOR_ADDRESS: optionalText.describe('Who runs this site: address.'),
    OPERATOR_KVK: optionalText.describe('Who runs this site: KvK number.'),
    OPERATOR_BTW: optionalText.describe('Who runs this site: btw-id.'),
    OPERATOR_EMAIL: optionalText.describe('Who runs this site: contact e-mail.'),
    OPERATOR_PHONE: optionalText.describe('Who runs this site: phone number.'),
    OPERATOR_PROFILES: list.describe('Who runs this site: addresses of its profiles elsewhere, with commas.'),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
      .default('info')
      .describe('How much the log says (info): fatal, error, warn, info, debug or silent.'),
  })
  .superRefine((settings, context) => {
    if (settings.DATABASE_URL && !settings.AUTH_SECRET) {
      context.addIssue({
        code: 'custom',
        path: ['AUTH_SECRET'],
        message:
          'AUTH_SECRET is verplicht met DATABASE_URL, zodat alle processen dezelfde sleutel hebben (minstens 32 tekens).',
      })
    }
    if (settings.JOBS === 'worker' && !settings.DATABASE_URL) {
      context.addIssue({
        code: 'custom',
        path: ['JOBS'],
        message: 'JOBS=worker vraagt DATABASE_URL; de ingebouwde database heeft geen ander proces dat de taken doet.',
      })
    }
  })

/** Every setting with its meaning, for the README. */
export const SETTINGS = Object.entries(schema.shape).map(([name, { description }]) => ({
  name,
  meaning: description ?? '',
}))

/** The assistants that can be asked, each with how its settings begin. */
const ASSISTANT_SETTINGS = {
  chatgpt: 'OPENAI',
  perplexity: 'PERPLEXITY',
  gemini: 'GOOGLE_GENERATIVE_AI',
  claude: 'ANTHROPIC',
  grok: 'XAI',
} as const satisfies Record<AskedAssistant, string>

/** The setting of each assistant's key. */
export const assistantKeys = Object.entries(ASSISTANT_SETTINGS).map(([assistant, name]) => ({
  assistant: assistant as AskedAssistant,
  setting: `${name}_API_KEY` as const,
}))

/** The assistants whose key is set. */
export function assistantAccesses(settings: Settings): AssistantAccesses {
  const accesses: AssistantAccesses = {}
  for (const { assistant, setting } of assistantKeys) {
    const apiKey = settings[setting]
    const name = ASSISTANT_SETTINGS[assistant]
    if (apiKey)
      accesses[assistant] = { apiKey, baseUrl: settings[`${name}_BASE_URL`], model: settings[`${name}_MODEL`] }
  }
  return accesses
}

export type Settings = Readonly<z.infer<typeof schema>>

/** Reads the settings, or says in Dutch which one is wrong. `environment` is process.env, or a stand-in in tests. */
export function readSettings(
  environment: Record<string, string | undefined>,
): { settings: Settings } | { problems: string[] } {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    return { problems: parsed.error.issues.map((issue) => `Instelling ${issue.path.join('.')}: ${issue.message}`) }
  }
  if (environment.NODE_ENV === 'production' && parsed.data.AUDIT_ALLOW_PRIVATE_HOSTS.length > 0) {
    return { problems: ['Instelling AUDIT_ALLOW_PRIVATE_HOSTS: niet toegestaan met NODE_ENV=production.'] }
  }
  return { settings: Object.freeze(parsed.data) }
}
