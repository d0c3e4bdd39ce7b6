/** The waitlist as a file for a spreadsheet, page by page, so that a long one never stands in memory. */
import type { Session } from '#features/accounts/session.ts'
import { amsterdamDay } from '#features/calendar.ts'
import { CSV_START, csvLine } from '#features/csv.ts'
import type { Services } from '#features/services.ts'
import type { WaitlistEntry } from './admin-waitlist.schema.ts'
import { getWaitlist } from './admin-waitlist.server.ts'

const AT_ONCE = 1_000
const HEADS = ['Datum', 'Naam', 'Bedrijf', 'E-mail', 'Website', 'Use case', 'Doelgroep', 'Uitgenodigd op', 'Stand']

const STATES: Record<WaitlistEntry['state'], string> = {
  waiting: 'Wacht',
  invited: 'Uitgenodigd',
  opened: 'Account geopend',
  'has-account': 'Heeft al een account',
  closed: 'Account gesloten',
}

/** What a search finds, or all. Throws 'invalid-input' or 'not-allowed'. */
export async function* waitlistFile(services: Services, session: Session, query?: string): AsyncGenerator<string> {
  let after: string | null = null
  do {
    const page: Awaited<ReturnType<typeof getWaitlist>> = await getWaitlist(
      services,
      session,
      { query, after: after ?? undefined },
      AT_ONCE,
    )
    // After the first read, so that a refusal is no half file.
    const start: string = after === null ? CSV_START + csvLine(HEADS) : ''
    yield start + page.entries.map((entry) => csvLine(cellsOf(entry))).join('')
    after = page.next
  } while (after !== null)
}

function cellsOf(entry: WaitlistEntry): (string | null)[] {
  const { joinedAt, name, company, email, website, useCase, audience, invitedAt, state } = entry
  const day = (iso: string) => amsterdamDay(new Date(iso))
  return [day(joinedAt), name, company, email, website, useCase, audience, invitedAt && day(invitedAt), STATES[state]]
}
