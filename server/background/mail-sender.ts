/** Empties the outbox while the process runs: at once when any process queues a mail, and periodically for retries. */
import { setTimeout as delay } from 'node:timers/promises'
import { sendQueuedMails } from '#features/mail/send-queued-mails.job.ts'
import type { Services } from '#features/services.ts'
import type { Mailer } from './mailer.ts'

/** For retries, and for missed notifications. */
const LOOK_MS = 5_000
/** How long a mail that is being sent may take once the process stops. */
const LAST_MAIL_MS = 2_000

export interface MailSender {
  /** Lets a mail that is being sent finish; what then still hangs is left to the next process. */
  stop(): Promise<void>
}

export async function startMailSender(services: Services, mailer: Mailer): Promise<MailSender> {
  const stopping = new AbortController()
  let running: Promise<void> | null = null
  let again = false
  const wake = () => {
    again = true
    if (stopping.signal.aborted) return
    running ??= work().finally(() => {
      running = null
      // Woken while the last run was ending.
      if (again) wake()
    })
  }
  const work = async () => {
    while (again && !stopping.signal.aborted) {
      again = false
      try {
        await sendQueuedMails(services, stopping.signal)
      } catch (err) {
        // The database is unreachable: the next run tries again.
        if (!stopping.signal.aborted) services.log.error({ err }, 'De wachtende mails konden niet worden gelezen')
      }
    }
  }
  const unlisten = await services.db.listen('mail_queued', wake, (listening) => listening && wake())
  const timer = setInterval(wake, LOOK_MS).unref()
  wake()
  return {
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await unlisten()
      await Promise.race([running, delay(LAST_MAIL_MS, undefined, { ref: false })])
      mailer.close()
      await running
    },
  }
}
