/** Opens the services of a process from its settings: the database, sign-in, mail and the queue of work. */
import { join, resolve } from 'node:path'
import { diskFullError } from '#db/disk-full.ts'
import { openDatabase } from '#db/open-database.ts'
import { ASSISTANT_NAMES } from '#engine/assistants.ts'
import { CAPACITY } from '#features/access/plans.ts'
import { createAuth } from '#features/accounts/auth.server.ts'
import type { Services, Setup } from '#features/services.ts'
import { WorkQueue } from '#features/turns/work-queue.ts'
import { createMailer, type Mailer } from './background/mailer.ts'
import { closeDataFolder } from './data-folder.ts'
import type { createLog } from './log.ts'
import { installedVersion } from './program-version.ts'
import { authSecret } from './secret.ts'
import { assistantAccesses, assistantKeys, type Settings } from './settings.ts'

export interface OpenedServices {
  services: Services
  mailer: Mailer
  dataDir: string
}

export async function openServices(
  settings: Settings,
  { baseUrl, ownOrigins, log }: { baseUrl: string; ownOrigins: ReadonlySet<string>; log: ReturnType<typeof createLog> },
): Promise<OpenedServices> {
  const dataDir = resolve(settings.DATA_DIR)
  await closeDataFolder(dataDir)
  const secret = () => orDiskFull(dataDir, authSecret(settings.AUTH_SECRET, dataDir))
  const db = await openDatabase(
    settings.DATABASE_URL ? { databaseUrl: settings.DATABASE_URL, secret: await secret(), log } : { dataDir, log },
  )
  const mailer = createMailer({ smtpUrl: settings.SMTP_URL, outbox: join(dataDir, 'outbox'), from: settings.MAIL_FROM })
  const services: Services = {
    db,
    baseUrl,
    now: () => new Date(),
    auth: createAuth({ db, baseUrl, trustedOrigins: [...ownOrigins], secret: await secret() }),
    sendMail: mailer.send,
    mailFrom: settings.MAIL_FROM,
    newsletterPerMinute: settings.NEWSLETTER_PER_MINUTE,
    operator: {
      name: settings.OPERATOR_NAME,
      address: settings.OPERATOR_ADDRESS,
      kvk: settings.OPERATOR_KVK,
      btw: settings.OPERATOR_BTW,
      email: settings.OPERATOR_EMAIL,
      phone: settings.OPERATOR_PHONE,
      profiles: settings.OPERATOR_PROFILES,
    },
    log,
    auditAllowPrivateHosts: settings.AUDIT_ALLOW_PRIVATE_HOSTS,
    assistants: assistantAccesses(settings),
    adminRequireMfa: settings.ADMIN_REQUIRE_MFA,
    setup: await setupOf(settings, dataDir),
    work: new WorkQueue({ places: CAPACITY.websites, longest: CAPACITY.waiting }),
  }
  return { services, mailer, dataDir }
}

async function setupOf(settings: Settings, dataDir: string): Promise<Setup> {
  return {
    version: await installedVersion(),
    installedVersion,
    dataDir,
    mailsGoTo: settings.SMTP_URL ? 'server' : 'folder',
    assistantKeys: assistantKeys.map(({ assistant, setting }) => ({
      assistant: ASSISTANT_NAMES[assistant],
      setting,
      isSet: settings[setting] !== undefined,
    })),
  }
}

/** Turns an error of work in the data folder into 'disk full' if that caused it. */
export async function orDiskFull<Done>(dataDir: string, work: Promise<Done>): Promise<Done> {
  try {
    return await work
  } catch (error) {
    throw (await diskFullError(dataDir, error)) ?? error
  }
}
