/**
 * Keeps the rows of an open list as they are in the database, each in its place. New customers are only counted: a row that moves
 * while someone points at it gets clicked by mistake.
 */
import { useEffect, useRef, useState } from 'react'
import type { AdminUser, CustomerWebsite } from '#features/admin/admin-users.schema.ts'
import { followChanges, type LoadedList } from './follow-changes.ts'

interface Changed {
  /** The rows that these replace. A list that is loaded again is newer. */
  of: AdminUser[]
  /** Null: no longer exists. */
  rows: ReadonlyMap<string, AdminUser | null>
  websites: CustomerWebsite[]
}

/** `list`: the address of the list, whatever its page. `isNewestFirst`: new customers are on the page when it is loaded again. */
export function useLiveCustomers(loaded: LoadedList, list: string, isNewestFirst: boolean) {
  const [changed, setChanged] = useState<Changed>({ of: loaded.users, rows: new Map(), websites: [] })
  const [added, setAdded] = useState<{ since: string; ids: string[] }>({ since: '', ids: [] })
  const [first, setFirst] = useState({ list, newest: loaded.newest })
  if (first.list !== list) setFirst({ list, newest: loaded.newest })
  const since = isNewestFirst || first.list !== list ? loaded.newest : first.newest
  const now = useRef({ loaded, since })
  const follower = useRef<ReturnType<typeof followChanges>>(null)

  useEffect(() => {
    now.current = { loaded, since }
    follower.current?.reload()
  }, [loaded, since])

  useEffect(() => {
    const following = followChanges(
      () => now.current,
      (of, rows, websites) =>
        setChanged((before) => {
          const kept = before.of === of ? before : { rows: new Map(), websites: [] }
          return {
            of,
            rows: new Map([...kept.rows, ...rows]),
            websites: [...kept.websites.filter(({ userId }) => !rows.has(userId)), ...websites],
          }
        }),
      setAdded,
    )
    follower.current = following
    return () => {
      follower.current = null
      following.stop()
    }
  }, [])

  const { users, websites } = changed.of === loaded.users ? withChanges(loaded, changed) : loaded
  const shown = new Set(users.map(({ id }) => id))
  return { users, websites, added: added.since === since ? added.ids.filter((id) => !shown.has(id)).length : 0 }
}

function withChanges({ users, websites }: LoadedList, { rows, websites: newer }: Changed) {
  return {
    users: users.map((user) => (rows.has(user.id) ? rows.get(user.id) : user)).filter((user) => user != null),
    websites: [...websites.filter(({ userId }) => !rows.has(userId)), ...newer],
  }
}
