/** The waitlist as a file for a spreadsheet, page by page, so that a long one never stands in memory. */
import { requireAdmin } from '#features/accounts/require.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { ownAct } from '#features/audit-log/own-act.ts'
import { recordAct } from '#features/audit-log/record-act.server.ts'
import { amsterdamDay } from '#features/calendar.ts'
import { CSV_START, csvLine } from '#features/csv.ts'
import type { Services } from '#features/services.ts'
import type { WaitlistEntry } from './admin-waitlist.schema.ts'
import { getWaitlist, readWaitlist } from './admin-waitlist.server.ts'

const AT_ONCE = 1_000
const HEADS = ['Datum', 'Naam', 'Bedrijf', 'E-mail', 'Website', 'Use case', 'Doelgroep', 'Uitgenodigd op', 'Stand']

const STATES: Record<WaitlistEntry['state'], string> = {
  waiting: 'Wacht',
  invited: 'Uitgenodigd',
  opened: 'Account geopend',
  'has-account': 'Heeft al een account',
  closed: 'Account gesloten',
}

/** What a search finds, or all. The first page and the row in the audit log are one transaction. Throws 'invalid-input' or 'not-allowed'. */
export async function* waitlistFile(services: Services, session: Session, query?: string): AsyncGenerator<string> {
  const admin = requireAdmin(session)
  let page = await services.db.as(actorOf(admin), async (tx) => {
    const first = await readWaitlist(tx, { query }, AT_ONCE)
    const details = { rows: query?.trim() ? 'search' : 'all' } as const
    await recordAct(tx, services, { ...ownAct('waitlist-exported', admin), details })
    return first
  })
  yield CSV_START + csvLine(HEADS) + linesOf(page.entries)
  while (page.next !== null) {
    page = await getWaitlist(services, admin, { query, after: page.next }, AT_ONCE)
    yield linesOf(page.entries)
  }
}

const linesOf = (entries: WaitlistEntry[]) => entries.map((entry) => csvLine(cellsOf(entry))).join('')

function cellsOf(entry: WaitlistEntry): (string | null)[] {
  const { joinedAt, name, company, email, website, useCase, audience, invitedAt, state } = entry
  const day = (iso: string) => amsterdamDay(new Date(iso))
  return [day(joinedAt), name, company, email, website, useCase, audience, invitedAt && day(invitedAt), STATES[state]]
}
