/** The settings: one schema, a sentence and a default for each; the only reader of process.env. */
import { z } from 'zod'

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

const PORT_PROBLEM = 'kies een getal van 0 tot en met 65535.'

const schema = z
  .object({
    PORT: z.coerce
      .number({ error: PORT_PROBLEM })
      .int(PORT_PROBLEM)
      .min(0, PORT_PROBLEM)
      .max(65535, PORT_PROBLEM)
      .default(3000)
      .describe('Poort waarop de website luistert; 0 kiest een vrije poort.'),
    HOST: z
      .string()
      .default('127.0.0.1')
      .describe('Adres waarop de website luistert; 0.0.0.0 opent hem voor het netwerk.'),
    BASE_URL: z
      .url({ protocol: /^https?$/, error: 'BASE_URL moet een volledig adres zijn, bijvoorbeeld https://vindbaar.nl.' })
      .optional()
      .describe('Openbaar adres, voor links in mails en profielen; standaard http://localhost:PORT.'),
    DATA_DIR: z
      .string()
      .default('./data')
      .describe('Map voor de ingebouwde database, de sleutel en de mails op schijf.'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'DATABASE_URL moet met postgres:// beginnen.')
      .optional()
      .describe('PostgreSQL 15 of nieuwer; zonder deze instelling draait Vindbaar op PGlite in DATA_DIR.'),
    AUTH_SECRET: z
      .string()
      .min(32, 'AUTH_SECRET moet minstens 32 tekens lang zijn.')
      .optional()
      .describe('Ondertekent sessies; wordt standaard gemaakt en in DATA_DIR bewaard, verplicht met DATABASE_URL.'),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, 'SMTP_URL moet met smtp:// of smtps:// beginnen.')
      .optional()
      .describe('Mailserver; zonder deze instelling komt elke mail als .eml-bestand in DATA_DIR/outbox.'),
    MAIL_FROM: z.string().default('Vindbaar <noreply@localhost>').describe('Afzender van mails.'),
    ADMIN_EMAIL: z
      .email('ADMIN_EMAIL moet een e-mailadres zijn.')
      .optional()
      .describe('E-mailadres van de eerste beheerder.'),
    ADMIN_PASSWORD: z
      .string()
      .min(6, 'ADMIN_PASSWORD moet minstens 6 tekens lang zijn.')
      .optional()
      .describe('Wachtwoord van de eerste beheerder; anders wordt eenmalig een wachtwoord getoond.'),
    TRUSTED_PROXIES: list.describe('IP-adressen of reeksen van proxies waarvan X-Forwarded-For telt, met komma’s.'),
    AUDIT_ALLOW_PRIVATE_HOSTS: list.describe(
      'Hosts die de analyse mag bereiken hoewel ze privé zijn; voor tests en demo’s.',
    ),
    INDEXNOW_KEY: z
      .string()
      .regex(/^[A-Za-z0-9-]{8,128}$/, 'INDEXNOW_KEY moet 8 tot 128 letters, cijfers of streepjes lang zijn.')
      .optional()
      .describe(
        'Sleutel van IndexNow; met deze instelling hoort een zoekmachine van elk profiel dat geïndexeerd mag worden.',
      ),
    OPERATOR_NAME: optionalText.describe('Naam van wie de website beheert.'),
    OPERATOR_ADDRESS: optionalText.describe('Adres van de beheerder.'),
    OPERATOR_KVK: optionalText.describe('KvK-nummer van de beheerder.'),
    OPERATOR_BTW: optionalText.describe('Btw-id van de beheerder.'),
    OPERATOR_EMAIL: optionalText.describe('Contactadres van de beheerder.'),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
      .default('info')
      .describe('Hoeveel het logboek zegt.'),
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
    if (settings.ADMIN_PASSWORD && !settings.ADMIN_EMAIL) {
      context.addIssue({
        code: 'custom',
        path: ['ADMIN_EMAIL'],
        message: 'ADMIN_EMAIL is verplicht met ADMIN_PASSWORD.',
      })
    }
  })

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
