/**
 * Keeps the rows of an open list as they are in the database, each in its place. New customers are only counted, also when the admin
 * does something to another: a row that moves while someone points at it gets clicked by mistake.
 */
import { useEffect, useRef, useState } from 'react'
import { useFetchers, useNavigation } from 'react-router'
import type { AdminUser, CustomerCounts, CustomerWebsite } from '#features/admin/admin-users.schema.ts'
import { followChanges, type LoadedList } from './follow-changes.ts'

interface Changed {
  /** The rows that these replace. A list that is loaded again is newer. */
  of: AdminUser[]
  /** Null: no longer exists. */
  rows: ReadonlyMap<string, AdminUser | null>
  websites: CustomerWebsite[]
  counts: CustomerCounts | null
  /** Whom this admin made since, newest first. */
  made: string[]
  /** Whom this admin took out of the list. */
  left: string[]
}

export interface LiveCustomers {
  users: AdminUser[]
  websites: CustomerWebsite[]
  counts: CustomerCounts | null
  /** How many are new to the list. */
  added: number
  left: string[]
  /** Puts a customer that this admin made above the list, if it belongs there. */
  enter: (id: string) => void
  leave: (id: string) => void
}

/** `list`: the address of the list, whatever its page. `isNewestFirst`: new customers are on the page when it is loaded again. */
export function useLiveCustomers(loaded: LoadedList, list: string, isNewestFirst: boolean): LiveCustomers {
  const [changed, setChanged] = useState(() => nothingOf(loaded))
  const [added, setAdded] = useState<{ since: string; ids: string[] }>({ since: '', ids: [] })
  const [first, setFirst] = useState({ list, newest: loaded.newest })
  if (first.list !== list) setFirst({ list, newest: loaded.newest })
  const since = isNewestFirst || first.list !== list ? loaded.newest : first.newest
  const latest = changed.of === loaded.users ? changed : nothingOf(loaded)
  const now = useRef({ loaded, since, made: latest.made })
  const follower = useRef<ReturnType<typeof followChanges>>(null)
  const isActing = useIsActing()

  const { made } = latest
  useEffect(() => {
    now.current = { loaded, since, made }
    follower.current?.reload()
  }, [loaded, since, made])

  useEffect(() => {
    if (!isActing) follower.current?.ask()
  }, [isActing])

  useEffect(() => {
    const following = followChanges(
      () => now.current,
      (list, ids, answer) => {
        const found = new Map(answer.users.map((user) => [user.id, user]))
        const asked = new Set(ids)
        setChanged(
          changing(list.loaded, ({ rows, websites, counts }) => ({
            rows: new Map([...rows, ...ids.map((id) => [id, found.get(id) ?? null] as const)]),
            websites: [...websites.filter(({ userId }) => !asked.has(userId)), ...answer.websites],
            counts: answer.counts ?? counts,
          })),
        )
        if (answer.added) setAdded({ since: list.since, ids: answer.added })
      },
    )
    follower.current = following
    return () => {
      follower.current = null
      following.stop()
    }
  }, [])

  const fresh = added.since === since ? added.ids : []
  const { users, websites } = withChanges(loaded, latest, fresh)
  const shown = new Set(users.map(({ id }) => id))
  return {
    users,
    websites,
    counts: latest.counts ?? loaded.counts,
    added: fresh.filter((id) => !shown.has(id) && !latest.left.includes(id)).length,
    left: latest.left,
    enter(id) {
      setChanged(changing(loaded, ({ made }) => ({ made: [id, ...made].slice(0, MOST_MADE) })))
      follower.current?.askMade(id)
    },
    leave: (id) => setChanged(changing(loaded, ({ left }) => ({ left: [...left, id] }))),
  }
}

/** With a page of a hundred as many as one request may ask for. */
const MOST_MADE = 100

const NOBODY: string[] = []

function nothingOf({ users }: LoadedList): Changed {
  return { of: users, rows: new Map(), websites: [], counts: null, made: NOBODY, left: NOBODY }
}

/** What changed before in an older load of the list is no longer of use. */
function changing(loaded: LoadedList, next: (before: Changed) => Partial<Changed>) {
  return (latest: Changed): Changed => {
    const before = latest.of === loaded.users ? latest : nothingOf(loaded)
    return { ...before, ...next(before) }
  }
}

function withChanges({ users, websites }: LoadedList, { rows, websites: newer, made, left }: Changed, fresh: string[]) {
  const mine = made.filter((id) => fresh.includes(id)).map((id) => rows.get(id))
  const others = users.map((user) => (rows.has(user.id) ? rows.get(user.id) : user))
  return {
    users: [...mine, ...others].filter((user) => user != null && !left.includes(user.id)) as AdminUser[],
    websites: [...websites.filter(({ userId }) => !rows.has(userId)), ...newer],
  }
}

/** Whether something is being done from this screen. */
function useIsActing(): boolean {
  return [useNavigation(), ...useFetchers()].some(({ formMethod }) => formMethod === 'POST')
}
