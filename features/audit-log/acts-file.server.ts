/** The audit log as a file for a spreadsheet, page by page, so that a long one never stands in memory. */
import { requireAdmin } from '#features/accounts/require.ts'
import { actorOf, type Session } from '#features/accounts/session.ts'
import { CSV_START, csvLine } from '#features/csv.ts'
import type { Services } from '#features/services.ts'
import type { ActsSearch, RecordedAct } from './list-acts.schema.ts'
import { readActs } from './list-acts.server.ts'
import { ownAct } from './own-act.ts'
import { recordAct } from './record-act.server.ts'

const AT_ONCE = 1_000
const HEADS = ['Moment (UTC)', 'Wie', 'Bij wie', 'Handeling', 'Waarover', 'Netwerkadres']

/** What a search finds, or all. The first page and the row in the audit log are one transaction. Throws 'invalid-input' or 'not-allowed'. */
export async function* actsFile(services: Services, session: Session, search: ActsSearch): AsyncGenerator<string> {
  const admin = requireAdmin(session)
  const isSearch = Object.values(search).some(Boolean)
  let page = await services.db.as(actorOf(admin), async (tx) => {
    const first = await readActs(tx, search, AT_ONCE)
    const details = { rows: isSearch ? 'search' : 'all' } as const
    await recordAct(tx, services, { ...ownAct('audit-log-exported', admin), details })
    return first
  })
  yield CSV_START + csvLine(HEADS) + linesOf(page.acts)
  while (page.next !== null) {
    const after = page.next
    page = await services.db.as(actorOf(admin), (tx) => readActs(tx, { ...search, after }, AT_ONCE))
    yield linesOf(page.acts)
  }
}

const linesOf = (acts: RecordedAct[]) =>
  acts.map(({ at, who, whom, label, about, address }) => csvLine([at, who, whom, label, about, address])).join('')
