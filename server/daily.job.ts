/**
 * What happens once a day, whichever process does it: a turn is taken in the database, so that of all processes one works. The
 * first look is some minutes after the start, so that a restart is not slowed and a test run fetches nothing.
 */
import { sql } from 'drizzle-orm'
import { forgetOldVisits } from '#features/crawler-visits/old-visits.job.ts'
import { refreshRanges } from '#features/crawler-visits/ranges.job.ts'
import { tidyImages } from '#features/images/tidy-images.job.ts'
import { forgetEndedMails } from '#features/mail/send-queued-mails.job.ts'
import { checkAllOwnFiles } from '#features/publishing/own-files.job.ts'
import { forgetOldCounters, purgeDeletedAccounts } from '#features/retention/retention.job.ts'
import type { Services } from '#features/services.ts'

export const DAILY: Record<string, (services: Services) => Promise<void>> = {
  'crawler-ranges': (services) => refreshRanges(services),
  'own-files': checkAllOwnFiles,
  'old-visits': forgetOldVisits,
  'deleted-accounts': async (services) => void (await purgeDeletedAccounts(services)),
  // After the accounts, whose images go with them.
  images: tidyImages,
  'old-counters': forgetOldCounters,
  'ended-mails': forgetEndedMails,
}

const DAY_SECONDS = 86_400
const FIRST_LOOK_MS = 5 * 60_000
const LOOK_MS = 10 * 60_000

export function startJobs(services: Services): { stop(): void } {
  const look = () => void runDue(services)
  const first = setTimeout(look, FIRST_LOOK_MS).unref()
  const again = setInterval(look, LOOK_MS).unref()
  return {
    stop() {
      clearTimeout(first)
      clearInterval(again)
    },
  }
}

/** Runs each job whose turn nobody took today; one that fails does not hold up the next. Answers which ran. */
export async function runDue(services: Services, jobs = DAILY): Promise<string[]> {
  const ran: string[] = []
  for (const [name, run] of Object.entries(jobs)) {
    try {
      const { rows } = await services.db.asJobs((tx) =>
        tx.execute<{ wait: number }>(
          sql`select take_rate_limit(${`job ${name}`}, 1, ${DAY_SECONDS}, ${services.now().toISOString()}) as wait`,
        ),
      )
      if (rows[0]!.wait > 0) continue
      ran.push(name)
      await run(services)
    } catch (err) {
      services.log.error({ err, job: name }, 'Een dagelijkse taak is mislukt')
    }
  }
  return ran
}
