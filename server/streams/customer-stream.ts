/**
 * Which customers changed as server-sent events, for the list of admins. Only ids: each admin asks for the rows that it shows, with
 * rights of its own. Changes that come together are told together, so that many a second cost a list one request at a time.
 */
import type { CustomerChanges } from '#features/admin/admin-users.schema.ts'
import type { Subject } from './event-streams.ts'

/** Half of the second within which a change shows. */
const REST_MS = 500
/** More than these are told as 'any'. */
const MOST_IDS = 200

export function followCustomers(): Subject {
  const changed = new Set<string>()
  let any = false
  let added = false
  let number = 0
  return {
    name: 'customers',
    event: 'customers',
    restMs: REST_MS,
    hear(words) {
      if (words[0] === 'any') any = true
      else if (words[0] === 'new') added = true
      else for (const id of words) changed.add(id)
      if (changed.size > MOST_IDS) any = true
      if (any) changed.clear()
    },
    async read() {
      number += 1
      const data: CustomerChanges = { number, changed: [...changed], any, added }
      changed.clear()
      any = false
      added = false
      return { data }
    },
  }
}
