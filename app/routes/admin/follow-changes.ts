/** Asks for the rows of an open list that changed, one request at a time, however many changes there are meanwhile. */
import { callFunction, type FunctionInput, type FunctionOutput } from '#app/api-client.ts'
import { followEvents } from '#app/event-source.ts'
import type { AdminUser, CustomerChanges, CustomerCounts, CustomerWebsite } from '#features/admin/admin-users.schema.ts'

const CHANGES = '/functions/v1/admin-follow-users'
const TRY_AGAIN_MS = 5_000
/** Changes of customers on other pages are remembered for a page that is being loaded, and may be older than they are. */
const MOST_REMEMBERED = 500

export interface LoadedList {
  users: AdminUser[]
  websites: CustomerWebsite[]
  counts: CustomerCounts | null
  /** When the newest customer was made. */
  newest: string
  filters: Pick<FunctionInput<'admin-get-changed-users'>, 'query' | 'plan' | 'status' | 'role'>
}

/** The list as it is on the screen. */
interface OpenList {
  loaded: LoadedList
  /** Who was made from this screen. */
  made: string[]
  /** Who was made after this is new to the list. */
  since: string
}

/** Gives what `list` asked: rows of those that still exist among `ids`, those that are new to it, and its counts. */
type OnAnswer = (list: OpenList, ids: string[], answer: FunctionOutput<'admin-get-changed-users'>) => void

export function followChanges(now: () => OpenList, onAnswer: OnAnswer) {
  const heard = new Set<string>()
  let any = false
  let added = false
  let counted = false
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
    const list = now()
    const { loaded, since } = list
    const shown = [...list.made, ...loaded.users.map(({ id }) => id)]
    const asked = { any, added, counted, ids: any ? shown : shown.filter((id) => heard.has(id)) }
    if (stopping.signal.aborted || (asked.ids.length === 0 && !added && !counted)) return false
    for (const id of asked.ids) heard.delete(id)
    any = false
    added = false
    counted = false
    const wanted = { ids: asked.ids, counted: asked.counted, ...(asked.added && since !== '' ? { since } : {}) }
    const answer = await callFunction('admin-get-changed-users', { ...loaded.filters, ...wanted }, stopping).catch(
      () => null,
    )
    const isSameList = now().loaded.users === loaded.users
    // A list that was loaded meanwhile may be older than the change.
    if (!answer || !isSameList) {
      for (const id of asked.ids) heard.add(id)
      any ||= asked.any
      added ||= asked.added
      counted ||= asked.counted
    }
    if (!answer) {
      if (!stopping.signal.aborted) again = setTimeout(reload, TRY_AGAIN_MS)
      return false
    }
    if (isSameList) onAnswer(list, asked.ids, answer)
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
      // To count what a search finds is much work: that is left to the list's next load.
      counted ||= !now().loaded.filters.query
      isOpening = false
      if (any) heard.clear()
      void reload()
    },
  })

  return {
    reload,
    /** Whatever was done from this screen. */
    ask() {
      any = true
      counted = true
      void reload()
    },
    /** For a customer that was made from this screen. */
    askMade(id: string) {
      heard.add(id)
      added = true
      counted = true
      void reload()
    },
    stop() {
      stopping.abort()
      clearTimeout(again)
      close()
    },
  }
}
