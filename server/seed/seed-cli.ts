/** npm run seed -- --users N [--seed N] [--until DATE]: fills an empty PostgreSQL database with made-up customers, to see it large. */
import { parseArgs } from 'node:util'
import { openDatabase, StartupError } from '#db/open-database.ts'
import { createLog, plainError } from '#server/log.ts'
import { readSettings } from '#server/settings.ts'
import { type Filling, isEmptyDatabase, loadCustomers } from './load-customers.ts'

const USAGE = `npm run seed -- --users 1000000   vult een lege PostgreSQL-database met zoveel verzonnen klanten
  --seed 1             andere klanten bij een ander getal; hetzelfde getal geeft dezelfde klanten
  --until 2026-01-31   de dag van de nieuwste klant (vandaag)`
const MOST = 100_000_000

/** Prints one line, without a stack. */
class Refusal extends Error {}

function wanted(args: string[]): Filling {
  const options = { users: { type: 'string' }, seed: { type: 'string' }, until: { type: 'string' } } as const
  let given: { users?: string; seed?: string; until?: string }
  try {
    given = parseArgs({ args, options }).values
  } catch {
    throw new Refusal(USAGE)
  }
  const today = new Date().toISOString().slice(0, 10)
  const until = new Date(`${given.until ?? today}T00:00:00Z`)
  const count = Number(given.users)
  const seed = Number(given.seed ?? 1)
  const isClear = Number.isInteger(count) && count >= 1 && count <= MOST && Number.isSafeInteger(seed)
  if (!isClear || Number.isNaN(until.getTime())) throw new Refusal(USAGE)
  return { count, seed, until }
}

async function main(args: string[]): Promise<string> {
  const filling = wanted(args)
  // Before the settings, which ask for a secret with PostgreSQL.
  if (!process.env.DATABASE_URL) {
    throw new Refusal(
      'Alleen een PostgreSQL-database kan worden gevuld: zet DATABASE_URL en AUTH_SECRET. De ingebouwde database (PGlite) is voor één kleine installatie.',
    )
  }
  const read = readSettings(process.env)
  if ('problems' in read) throw new Refusal(read.problems.join('\n'))
  const databaseUrl = read.settings.DATABASE_URL!
  const notEmpty = new Refusal('Deze database is niet leeg. Vul alleen een nieuwe database; er is niets veranderd.')
  const isEmpty = await isEmptyDatabase(databaseUrl).catch((cause: Error) => {
    throw new Refusal(`De database is niet te lezen: ${cause.message}`)
  })
  if (!isEmpty) throw notEmpty
  const started = performance.now()
  const seconds = () => `${Math.round((performance.now() - started) / 1000)} s`
  // Opening it migrates it.
  const db = await openDatabase({ databaseUrl, secret: read.settings.AUTH_SECRET!, log: createLog('warn') })
  await db.close()
  const isFilled = await loadCustomers(databaseUrl, filling, (step) => console.log(`${seconds().padStart(6)}  ${step}`))
  if (!isFilled) throw notEmpty
  return `${filling.count.toLocaleString('nl-NL')} verzonnen klanten in ${seconds()}. Ze hebben geen wachtwoord; npm start maakt de eerste beheerder.`
}

try {
  console.log(await main(process.argv.slice(2)))
} catch (error) {
  const expected = error instanceof Refusal || error instanceof StartupError
  console.error(expected ? error.message : JSON.stringify(plainError(error as Error), null, 2))
  process.exitCode = 1
}
