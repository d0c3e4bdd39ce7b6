/** Asks for the rows of an open list that changed, one request at a time, however many changes there are meanwhile. */
import { callFunction, type FunctionInput } from '#app/api-client.ts'
import { followEvents } from '#app/event-source.ts'
import type { AdminUser, CustomerChanges, CustomerWebsite } from '#features/admin/admin-users.schema.ts'

const CHANGES = '/functions/v1/admin-follow-users'
const TRY_AGAIN_MS = 5_000
/** Changes of customers on other pages are remembered for a page that is being loaded, and may be older than they are. */
const MOST_REMEMBERED = 500

export interface LoadedList {
  users: AdminUser[]
  websites: CustomerWebsite[]
  /** When the newest customer was made. */
  newest: string
  filters: Pick<FunctionInput<'admin-get-changed-users'>, 'query' | 'plan' | 'status' | 'role'>
}

/** Calls `onRows` with rows of the list `of`, null for those that no longer exist, and `onAdded` with who was made after `since`. */
export function followChanges(
  now: () => { loaded: LoadedList; since: string },
  onRows: (of: AdminUser[], rows: Map<string, AdminUser | null>, websites: CustomerWebsite[]) => void,
  onAdded: (added: { since: string; ids: string[] }) => void,
) {
  const heard = new Set<string>()
  let any = false
  let added = false
  let asking = false
  let isOpening = false
  let again: ReturnType<typeof setTimeout> | undefined
  const stopping = new AbortController()

  async function reload() {
    if (asking) return
    asking = true
    clearTimeout(again)
    for (let hasMore = true; hasMore; ) hasMore = await reloadOnce()
    asking = false
  }

  /** Whether there may be more to ask. */
  async function reloadOnce(): Promise<boolean> {
    const { loaded, since } = now()
    const shown = loaded.users.map(({ id }) => id)
    const asked = { any, added, ids: any ? shown : shown.filter((id) => heard.has(id)) }
    if (stopping.signal.aborted || (asked.ids.length === 0 && !added)) return false
    for (const id of asked.ids) heard.delete(id)
    any = false
    added = false
    const input = { ...loaded.filters, ids: asked.ids, ...(asked.added && since !== '' ? { since } : {}) }
    const answer = await callFunction('admin-get-changed-users', input, stopping).catch(() => null)
    const isSameList = now().loaded.users === loaded.users
    // A list that was loaded meanwhile may be older than the change.
    if (!answer || !isSameList) {
      for (const id of asked.ids) heard.add(id)
      any ||= asked.any
      added ||= asked.added
    }
    if (!answer) {
      if (!stopping.signal.aborted) again = setTimeout(reload, TRY_AGAIN_MS)
      return false
    }
    if (isSameList) {
      const found = new Map(answer.users.map((user) => [user.id, user]))
      onRows(loaded.users, new Map(asked.ids.map((id) => [id, found.get(id) ?? null])), answer.websites)
      if (answer.added) onAdded({ since, ids: answer.added })
    }
    return true
  }

  const close = followEvents(CHANGES, {
    // A new connection: nothing that changed before it was heard.
    open: () => {
      isOpening = true
    },
    customers: (data) => {
      const told = JSON.parse(data) as CustomerChanges
      for (const id of told.changed) heard.add(id)
      any ||= told.any || isOpening || heard.size > MOST_REMEMBERED
      added ||= told.added || isOpening
      isOpening = false
      if (any) heard.clear()
      void reload()
    },
  })

  return {
    reload,
    stop() {
      stopping.abort()
      clearTimeout(again)
      close()
    },
  }
}
