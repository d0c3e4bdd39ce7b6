/**
 * Sends a mailing, one mail after the other, at the pace of all processes together. A receiver is claimed in a committed transaction before
 * the mail server gets the mail, so nobody gets it twice: where a process ends in between, the receiver stays 'unsure', and an admin
 * sees that.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { newsletter_receivers } from '#db/schema/mail/newsletter.ts'
import type { JobRun, NewJob } from '#features/jobs/job-kind.ts'
import { composeTemplatedMail } from '#features/mail/templated-mail.server.ts'
import type { Services } from '#features/services.ts'
import { type Claimed, claimReceiver, pauseMailing } from './claim-receiver.job.ts'
import { sendingOutcome } from './sending-outcome.rules.ts'

export const MAILING_JOB = 'mailing'
/** Then the next job goes on, so that a mailing leaves room for another. */
const LONGEST_MS = 5 * 60_000
/** Between two looks at whether a mailing that waits was stopped. */
const LOOK_MS = 2_000
const NOTE_AGAIN_MS = 1_000
const MOST_TRIES = 5
const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 5 * 60_000

/** The mailings that are to be sent, each with a job for this time that it was started or continued. */
export async function mailingsToSend({ db }: Services): Promise<NewJob[]> {
  const { rows } = await db.asJobs((tx) =>
    tx.execute<{ id: string; run: number }>(sql`select id, run from newsletter_mailings where state = 'sending'`),
  )
  return rows.map(({ id, run }) => jobFor(id, String(run), 1))
}

const jobFor = (id: string, run: string, link: number): NewJob => ({
  key: `${id} ${run} ${link}`,
  data: { id, run, link: String(link) },
})

/** A link of the chain of jobs of one mailing. */
export async function sendMailing(services: Services, { data, signal, send }: JobRun): Promise<void> {
  const { id = '', run = '1', link = '1' } = data
  const until = Date.now() + LONGEST_MS
  let failures = 0
  while (!signal.aborted) {
    if (Date.now() >= until) return send(MAILING_JOB, [jobFor(id, run, Number(link) + 1)])
    const found = await claimReceiver(services, id)
    if (found === 'over') return
    if ('waitMs' in found) {
      await delay(Math.min(found.waitMs, LOOK_MS), undefined, { signal }).catch(() => {})
      continue
    }
    const serverFailed = await sendTo(services, found, signal)
    failures = serverFailed ? failures + 1 : 0
    if (serverFailed) {
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS)
      await pauseMailing(services, id, pause, serverFailed)
    }
  }
  signal.throwIfAborted()
}

/** Returns why the mail server cannot be used, or null. */
async function sendTo(services: Services, claimed: Claimed, signal: AbortSignal): Promise<string | null> {
  const { receiverId, to, template, unsubscribeToken, tries } = claimed
  const unsubscribe_url = `${services.baseUrl}/nieuwsbrief/afmelden/${unsubscribeToken}`
  const mail = composeTemplatedMail(services, template, { to, variables: { unsubscribe_url } })
  // A claim that lapsed while this process hung is 'unsure' by now; what became of it is known after all.
  const note = (columns: Partial<typeof newsletter_receivers.$inferInsert>) =>
    untilNoted(signal, () =>
      services.db.asJobs((tx) =>
        tx
          .update(newsletter_receivers)
          .set(columns)
          .where(
            and(eq(newsletter_receivers.id, receiverId), inArray(newsletter_receivers.state, ['sending', 'unsure'])),
          ),
      ),
    )
  try {
    await services.sendMail({ id: receiverId, ...mail })
  } catch (err) {
    const { outcome, why } = sendingOutcome(err, to)
    services.log.warn(
      { mailing: claimed.mailingId, receiver: receiverId, error: why },
      'Een nieuwsbrief is niet verstuurd',
    )
    if (outcome === 'refused' || (outcome === 'try-later' && tries >= MOST_TRIES)) {
      await note({ state: 'failed', error: why })
      return null
    }
    if (outcome === 'try-later') {
      const due_at = new Date(services.now().getTime() + LONGEST_PAUSE_MS * 3 ** (tries - 1))
      await note({ state: 'waiting', due_at, error: why })
      return null
    }
    // Not the fault of this receiver: the attempt does not count.
    if (outcome === 'no-server') await note({ state: 'waiting', tries: tries - 1, error: null })
    else await note({ state: 'unsure', error: why })
    return why
  }
  await note({ state: 'sent', error: null })
  return null
}

/** While the database is away the mail waits to be recorded; a process that must end meanwhile leaves it 'unsure'. */
async function untilNoted(signal: AbortSignal, note: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await note()
      return
    } catch (err) {
      if (signal.aborted) throw err
      await delay(NOTE_AGAIN_MS, undefined, { signal }).catch(() => {})
    }
  }
}
