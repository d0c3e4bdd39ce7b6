/** Empties the outbox while the process runs: at once when a mail is queued by any process, and now and then for what waits. */
import { setTimeout as delay } from 'node:timers/promises'
import { sendQueuedMails } from '#features/mail/send-queued-mails.job.ts'
import type { Services } from '#features/services.ts'
import type { Mailer } from './mailer.ts'

/** For mails that are due again, and for notifications that were missed. */
const LOOK_MS = 5_000
/** A mail that is being sent when the process is told to stop. */
const LAST_MAIL_MS = 2_000

export interface MailSender {
  /** Lets a mail that is under way arrive; what then still hangs is left to the next process. */
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
      // Woken while it was ending.
      if (again) wake()
    })
  }
  const work = async () => {
    while (again && !stopping.signal.aborted) {
      again = false
      try {
        await sendQueuedMails(services, stopping.signal)
      } catch (err) {
        // The database is away: the next look tries again.
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
