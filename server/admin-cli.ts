/** npm run admin -- reset-password E-MAIL | make E-MAIL | remove-second-step E-MAIL: for the operator, when no admin can sign in any more. */
import { resolve } from 'node:path'
import { openDatabase, StartupError } from '#db/open-database.ts'
import { ACCOUNT_TEXTS, emailField } from '#features/accounts/accounts.schema.ts'
import { makeAdmin, resetAccountPassword } from '#features/admin/operator.job.ts'
import { removeFactorOf } from '#features/security/second-factor.server.ts'
import { closeDataFolder } from './data-folder.ts'
import { createLog, plainError } from './log.ts'
import { authSecret } from './secret.ts'
import { readSettings } from './settings.ts'

const USAGE = `npm run admin -- reset-password E-MAIL       geeft een account een eenmalig wachtwoord
npm run admin -- make E-MAIL                 maakt een beheerder met een eenmalig wachtwoord
npm run admin -- remove-second-step E-MAIL   zet de tweede stap en de passkeys van een account uit, als ze kwijt zijn`

const NO_ACCOUNT = (email: string) => `Er is geen account met het e-mailadres ${email}.`

async function main([command = '', typed = '', ...rest]: string[]): Promise<string> {
  if (!['reset-password', 'make', 'remove-second-step'].includes(command) || typed === '' || rest.length > 0)
    throw new Refusal(USAGE)
  const email = emailField(ACCOUNT_TEXTS.emailRequired).safeParse(typed)
  if (!email.success) throw new Refusal(`'${typed}' is geen e-mailadres.`)
  const read = readSettings(process.env)
  if ('problems' in read) throw new Refusal(read.problems.join('\n'))
  const { DATABASE_URL: databaseUrl, AUTH_SECRET, DATA_DIR, LOG_LEVEL } = read.settings
  const log = createLog(LOG_LEVEL === 'info' ? 'warn' : LOG_LEVEL)
  const dataDir = resolve(DATA_DIR)
  await closeDataFolder(dataDir)
  const db = await openDatabase(
    databaseUrl ? { databaseUrl, secret: await authSecret(AUTH_SECRET, dataDir), log } : { dataDir, log },
  )
  const services = { db, now: () => new Date() }
  try {
    if (command === 'remove-second-step') {
      if (!(await removeFactorOf(services, email.data))) throw new Refusal(NO_ACCOUNT(email.data))
      return `De tweede stap en de passkeys van ${email.data} zijn uitgezet; het account is overal uitgelogd.`
    }
    const password =
      command === 'make' ? await makeAdmin(services, email.data) : await resetAccountPassword(services, email.data)
    if (password === null) throw new Refusal(NO_ACCOUNT(email.data))
    return `E-mailadres: ${email.data}\nEenmalig wachtwoord: ${password} (wordt bij de eerste keer inloggen vervangen)`
  } finally {
    await db.close()
  }
}

/** Prints one line, without a stack. */
class Refusal extends Error {}

try {
  process.stdout.write(`${await main(process.argv.slice(2))}\n`)
} catch (error) {
  const expected = error instanceof Refusal || error instanceof StartupError
  process.stderr.write(`${expected ? error.message : JSON.stringify(plainError(error as Error), null, 2)}\n`)
  process.exitCode = 1
}
