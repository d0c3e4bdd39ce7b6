/** The newsletter's subscribers as a file for a spreadsheet, page by page, so that a long list never stands in memory. */
import type { z } from 'zod'
import { requireAdmin } from '#features/accounts/require.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { ownAct } from '#features/audit-log/own-act.ts'
import { recordAct } from '#features/audit-log/record-act.server.ts'
import { amsterdamDay } from '#features/calendar.ts'
import { CSV_START, csvLine } from '#features/csv.ts'
import type { Services } from '#features/services.ts'
import type { Subscriber, subscribersPageSchema } from './subscribers.schema.ts'
import { getSubscribers, readSubscribers } from './subscribers.server.ts'

const AT_ONCE = 1_000
const HEADS = ['E-mail', 'Stand', 'Aangevraagd op', 'Bevestigd op', 'Afgemeld op', 'Krijgt geen mail meer']

const STATES: Record<Subscriber['state'], string> = {
  asked: 'Aangevraagd',
  confirmed: 'Bevestigd',
  unsubscribed: 'Afgemeld',
}

/** The first page and the row in the audit log are one transaction. Throws 'invalid-input' or 'not-allowed'. */
export async function* subscribersFile(
  services: Services,
  session: Session,
  wanted: Pick<z.input<typeof subscribersPageSchema>, 'state' | 'query'>,
): AsyncGenerator<string> {
  const admin = requireAdmin(session)
  let page = await services.db.as(actorOf(admin), async (tx) => {
    const first = await readSubscribers(tx, wanted, AT_ONCE)
    const details = { rows: wanted.state || wanted.query?.trim() ? 'search' : 'all' } as const
    await recordAct(tx, services, { ...ownAct('newsletter-exported', admin), details })
    return first
  })
  yield CSV_START + csvLine(HEADS) + linesOf(page.subscribers)
  while (page.next !== null) {
    page = await getSubscribers(services, admin, { ...wanted, after: page.next }, AT_ONCE)
    yield linesOf(page.subscribers)
  }
}

const linesOf = (subscribers: Subscriber[]) => subscribers.map((one) => csvLine(cellsOf(one))).join('')

function cellsOf({
  email,
  state,
  requestedAt,
  confirmedAt,
  unsubscribedAt,
  suppressed,
}: Subscriber): (string | null)[] {
  const day = (iso: string | null) => iso && amsterdamDay(new Date(iso))
  return [email, STATES[state], day(requestedAt), day(confirmedAt), day(unsubscribedAt), suppressed ? 'Ja' : null]
}
